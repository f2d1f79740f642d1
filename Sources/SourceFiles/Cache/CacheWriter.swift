#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Writes the next cache file next to the old one, entry by entry, and finally renames it over the old one.
///
/// Errors are silent, because the program works without a cache. Of two concurrent writers, the last one
/// wins.
package final class CacheWriter: Sendable {
  private enum State {
    /// No entry was added, and no file exists.
    case idle
    case writing(Draft)
    case failed
  }

  /// The new file. Its head is written last; until then it is no valid cache file.
  private struct Draft {
    let descriptor: Int32
    let path: FilePath
    var end = UInt64(CacheHead.size)
    var slots: [CacheFile.Slot] = []
  }

  private let old: CacheFile
  private let state = Mutex(State.idle)

  package init(replacing old: CacheFile) { self.old = old }

  deinit { giveUp() }

  /// Adds an entry. May be called from any thread.
  package func add(_ key: ContentDigest, _ bytes: [UInt8]) {
    let check = ContentDigest(of: bytes).low
    let place: (descriptor: Int32, offset: UInt64)? = state.withLock { state in
      if case .idle = state { state = draft(beside: old.path).map(State.writing) ?? .failed }
      guard case .writing(var draft) = state else { return nil }
      // Releases the other reference to the draft, so that its list grows in place.
      state = .failed
      let offset = draft.end
      draft.slots.append(
        CacheFile.Slot(key: key, offset: offset, length: UInt32(bytes.count), age: 0, check: check))
      draft.end += UInt64(bytes.count)
      state = .writing(draft)
      return (draft.descriptor, offset)
    }
    guard let place else { return }
    if !bytes.withUnsafeBytes({ writeAll($0, to: place.descriptor, at: place.offset) }) { giveUp() }
  }

  /// Replaces the file if anything was added. The new file has the added entries, the used old ones, and
  /// other old entries up to the same total size, most recently used first.
  package func finish(used: Set<ContentDigest>) {
    guard case .writing(var draft) = state.withLock({ $0 }) else { return }
    let new = Set(draft.slots.map(\.key))
    let kept = old.kept(used, without: new, room: Int(draft.end))
    guard copy(kept, to: &draft) else { return giveUp() }
    let list = CacheHead.list(of: draft.slots)
    let head = CacheHead.head(of: list, count: draft.slots.count, at: draft.end, owner: old.owner)
    // The data may not have reached the disk yet. If it never does, the digests reveal that.
    guard list.withUnsafeBytes({ writeAll($0, to: draft.descriptor, at: draft.end) }),
      head.withUnsafeBytes({ writeAll($0, to: draft.descriptor, at: 0) }),
      draft.path.withCString({ new in old.path.withCString { rename(new, $0) } }) == 0
    else { return giveUp() }
    ScratchList.drop(draft.path)
    close(draft.descriptor)
    state.withLock { $0 = .idle }
    if let folder = old.path.parent { removeOldCaches(in: folder) }
  }

  private func giveUp() {
    state.withLock { state in
      if case .writing(let draft) = state {
        close(draft.descriptor)
        _ = draft.path.withCString { unlink($0) }
        ScratchList.drop(draft.path)
      }
      state = .failed
    }
  }

  /// Copies entries; adjacent ones are copied together.
  private func copy(_ slots: [CacheFile.Slot], to draft: inout Draft) -> Bool {
    guard let source = old.descriptor else { return slots.isEmpty }
    var piece: [UInt8] = []
    var index = 0
    while index < slots.count {
      let start = slots[index].offset
      var end = start
      while index < slots.count, slots[index].offset == end, end - start < 1 << 20 {
        var slot = slots[index]
        slot.offset = draft.end + (end - start)
        draft.slots.append(slot)
        end = slots[index].end
        index += 1
      }
      piece = [UInt8](repeating: 0, count: Int(end - start))
      let isCopied = piece.withUnsafeMutableBytes { room in
        readAll(source, into: room, at: start)
          && writeAll(UnsafeRawBufferPointer(room), to: draft.descriptor, at: draft.end)
      }
      guard isCopied else { return false }
      draft.end += end - start
    }
    return true
  }

  /// nil where no file can be created.
  private func draft(beside path: FilePath) -> Draft? {
    guard let folder = path.parent, makeCacheFolder(folder) else { return nil }
    let scratch = FilePath(asIs: path.bytes + Array(".\(getpid())".utf8))
    _ = scratch.withCString { unlink($0) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    ScratchList.add(scratch)
    let descriptor = scratch.withCString { open($0, flags, 0o600) }
    if descriptor < 0 { ScratchList.drop(scratch) }
    return descriptor < 0 ? nil : Draft(descriptor: descriptor, path: scratch)
  }
}

extension CacheFile {
  /// The old entries to keep, ordered by offset. `room` is the size of the new entries, in bytes.
  fileprivate func kept(
    _ used: Set<ContentDigest>, without new: Set<ContentDigest>, room: Int
  ) -> [Slot] {
    var left = room
    var rest: [Slot] = []
    var kept: [Slot] = []
    for var slot in slots where !new.contains(slot.key) {
      if used.contains(slot.key) {
        slot.age = 0
        left += Int(slot.length)
        kept.append(slot)
      } else {
        slot.age += slot.age < .max ? 1 : 0
        rest.append(slot)
      }
    }
    for slot in rest.sorted(by: { ($0.age, $0.offset) < ($1.age, $1.offset) }) {
      left -= Int(slot.length)
      guard left >= 0 else { break }
      kept.append(slot)
    }
    return kept.sorted { $0.offset < $1.offset }
  }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: UInt64) -> Bool {
  var count = 0
  while count < bytes.count {
    let added = pwrite(
      descriptor, bytes.baseAddress! + count, bytes.count - count, off_t(offset) + off_t(count))
    if added >= 0 {
      count += added
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
