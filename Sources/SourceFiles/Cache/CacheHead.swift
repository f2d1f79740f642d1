#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The head and the list of a cache file. The head, at the start, has a format mark, the owner, the number of
/// entries, and the offset and digest of their list. The list is at the end.
///
/// All numbers are little-endian.
enum CacheHead {
  /// The number is the version of the format.
  private static let mark = Array("untangle cache 1".utf8)
  /// The size of the head in bytes: four parts of 16.
  static let size = 64
  private static let slotSize = 40
  /// More than the number of files of any project; a list that claims more is damaged.
  private static let slotLimit = 10_000_000

  /// nil where the file was not written by this owner's program for this user.
  static func slots(in descriptor: Int32, of owner: ContentDigest) -> [CacheFile.Slot]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), FileStatus(status).kind == .regular
    else { return nil }
    var buffer = ReadBuffer()
    guard let list = list(in: descriptor, of: owner, fileSize: UInt64(status.st_size), &buffer) else {
      return nil
    }
    return buffer.withRoom(list.count * slotSize) { room in
      guard readAll(descriptor, into: room, at: list.offset) else { return nil }
      let bytes = UnsafeRawBufferPointer(room)
      guard ContentDigest(of: bytes.bindMemory(to: UInt8.self)) == list.digest else { return nil }
      let slots = (0..<list.count).map { slot(in: bytes, at: $0 * slotSize) }
      return slots.allSatisfy { $0.offset <= list.offset && $0.end <= list.offset } ? slots : nil
    }
  }

  static func list(of slots: [CacheFile.Slot]) -> [UInt8] {
    var list: [UInt8] = []
    list.reserveCapacity(slots.count * slotSize)
    for slot in slots {
      list += slot.key.bytes + slot.offset.bytes + slot.check.bytes
      list += (UInt64(slot.length) | UInt64(slot.age) << 32).bytes
    }
    return list
  }

  /// `offset` is the offset of the list.
  static func head(of list: [UInt8], count: Int, at offset: UInt64, owner: ContentDigest) -> [UInt8] {
    mark + owner.bytes + UInt64(count).bytes + offset.bytes + ContentDigest(of: list).bytes
  }

  private struct List {
    var count: Int
    var offset: UInt64
    var digest: ContentDigest
  }

  private static func list(
    in descriptor: Int32, of owner: ContentDigest, fileSize: UInt64, _ buffer: inout ReadBuffer
  ) -> List? {
    buffer.withRoom(size) { room in
      guard readAll(descriptor, into: room, at: 0) else { return nil }
      let bytes = UnsafeRawBufferPointer(room)
      guard bytes[..<16].elementsEqual(mark), digest(in: bytes, at: 16) == owner else { return nil }
      let (count, offset) = (bytes.word(at: 32), bytes.word(at: 40))
      guard count <= slotLimit, offset <= fileSize, count * UInt64(slotSize) <= fileSize - offset else {
        return nil
      }
      return List(count: Int(count), offset: offset, digest: digest(in: bytes, at: 48))
    }
  }

  private static func slot(in bytes: UnsafeRawBufferPointer, at offset: Int) -> CacheFile.Slot {
    let sizes = bytes.word(at: offset + 32)
    return CacheFile.Slot(
      key: digest(in: bytes, at: offset), offset: bytes.word(at: offset + 16),
      length: UInt32(truncatingIfNeeded: sizes), age: UInt32(truncatingIfNeeded: sizes >> 32),
      check: bytes.word(at: offset + 24))
  }

  private static func digest(in bytes: UnsafeRawBufferPointer, at offset: Int) -> ContentDigest {
    ContentDigest(high: bytes.word(at: offset + 8), low: bytes.word(at: offset))
  }
}
