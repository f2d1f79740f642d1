/// A Bloom filter over hashes: false positives are possible, false negatives are not.
struct HashFilter {
  private var words = [UInt64](repeating: 0, count: 64)

  mutating func insert(_ hash: UInt64) { words[Int(hash >> 6 & 63)] |= 1 << (hash & 63) }

  func mayContain(_ hash: UInt64) -> Bool { words[Int(hash >> 6 & 63)] & 1 << (hash & 63) != 0 }
}

/// A Bloom filter over names by first byte and length, which need no hash.
struct NameFilter {
  /// Indexed by the first byte; one bit per length. Lengths that differ by a multiple of 64 share a bit.
  private var lengths = [UInt64](repeating: 0, count: 256)

  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
    if let first = name.first { lengths[Int(first)] |= 1 << UInt64(name.count & 63) }
  }

  func mayContain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.first.map { lengths[Int($0)] & 1 << UInt64(name.count & 63) != 0 } ?? false
  }
}
