#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What earlier runs left, by key, in one file that is only ever replaced as a whole.
///
/// Nothing in it is trusted: a file of another user, of another build of the program or with a damaged list
/// counts as empty, and an entry whose bytes are not what was written as missing. It is read piece by piece,
/// so that whoever writes into the file meanwhile does no harm.
package final class CacheFile: Sendable {
  /// An entry's place in the file.
  struct Slot: Sendable {
    var key: ContentDigest
    var offset: UInt64
    var length: UInt32
    /// How many times the file was written since the entry was of use.
    var age: UInt32
    /// Of the bytes.
    var check: UInt64

    var end: UInt64 { offset + UInt64(length) }
  }

  let path: FilePath
  /// Whose the entries are; see `init`.
  let owner: ContentDigest
  let slots: [Slot]
  /// nil where there is no such file.
  let descriptor: Int32?
  private let places: [ContentDigest: Int]

  /// `path` is absolute. `owner` stands for the build of the program, whose entries no other one reads.
  package init(path: String, owner: ContentDigest) {
    self.path = FilePath(path.utf8)
    self.owner = owner
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW
    let opened = self.path.withCString { open($0, flags) }
    var found: [Slot] = []
    if opened >= 0, let slots = CacheHead.slots(in: opened, of: owner) {
      found = slots
      descriptor = opened
    } else {
      if opened >= 0 { close(opened) }
      descriptor = nil
    }
    slots = found
    places = Dictionary(found.indices.map { (found[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  deinit { if let descriptor { close(descriptor) } }

  package func contains(_ key: ContentDigest) -> Bool { places[key] != nil }

  /// What `body` makes of the entry's bytes, which it must not keep; nil where there is none that is whole.
  package func withEntry<Value>(
    _ key: ContentDigest, reusing buffer: inout ReadBuffer,
    _ body: (UnsafeBufferPointer<UInt8>) -> Value?
  ) -> Value? {
    guard let descriptor, let place = places[key] else { return nil }
    let slot = slots[place]
    return buffer.withRoom(Int(slot.length)) { room in
      guard readAll(descriptor, into: room, at: slot.offset) else { return nil }
      let bytes = UnsafeBufferPointer(room.assumingMemoryBound(to: UInt8.self))
      return ContentDigest(of: bytes).low == slot.check ? body(bytes) : nil
    }
  }
}

/// Whether all of the room was filled.
func readAll(_ descriptor: Int32, into room: UnsafeMutableRawBufferPointer, at offset: UInt64) -> Bool {
  var count = 0
  while count < room.count {
    let added = pread(
      descriptor, room.baseAddress! + count, room.count - count, off_t(offset) + off_t(count))
    if added > 0 {
      count += added
    } else if added == 0 || errno != EINTR {
      return false
    }
  }
  return true
}
