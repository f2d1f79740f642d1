/// A set of hashes that may take a stranger for a member, but never a member for a stranger.
struct HashFilter {
  private var words = [UInt64](repeating: 0, count: 64)

  mutating func insert(_ hash: UInt64) { words[Int(hash >> 6 & 63)] |= 1 << (hash & 63) }

  func mayContain(_ hash: UInt64) -> Bool { words[Int(hash >> 6 & 63)] & 1 << (hash & 63) != 0 }
}

/// The same of names by their first byte and their length, which are at hand before there is a hash.
struct NameFilter {
  /// By the first byte, a bit for each length; lengths that are 64 apart share one.
  private var lengths = [UInt64](repeating: 0, count: 256)

  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
    if let first = name.first { lengths[Int(first)] |= 1 << UInt64(name.count & 63) }
  }

  func mayContain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.first.map { lengths[Int($0)] & 1 << UInt64(name.count & 63) != 0 } ?? false
  }
}
