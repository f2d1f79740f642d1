#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Entries of earlier runs by key, in one file that is only ever replaced as a whole.
///
/// Its content is not trusted. A file of another user or another build, or one with a damaged list, counts as
/// empty. An entry with a wrong checksum counts as missing. The file is read piecewise, so that concurrent
/// writes do no harm.
package final class CacheFile: Sendable {
  /// The position of an entry in the file.
  struct Slot: Sendable {
    var key: ContentDigest
    var offset: UInt64
    var length: UInt32
    /// The number of times the file was rewritten since the entry was last used.
    var age: UInt32
    /// A checksum of the entry's bytes.
    var check: UInt64

    var end: UInt64 { offset + UInt64(length) }
  }

  let path: FilePath
  /// The owner of the entries; see `init`.
  let owner: ContentDigest
  let slots: [Slot]
  /// nil where no valid file exists.
  let descriptor: Int32?
  private let places: [ContentDigest: Int]

  /// `path` is absolute. `owner` identifies the build of the program; other builds ignore its entries.
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

  /// Passes the entry's bytes to `body`, which must not keep the pointer; nil without an intact entry.
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

/// Fills the room from the offset on; returns false where the file ends before, or on an error.
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
