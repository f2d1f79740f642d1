/// Converts between byte offsets and scalar counts of a UTF-8 text. Counts are kept for each block, so a
/// query takes at most one block, however long the lines are.
struct ScalarCounts {
  private static let blockSize = 64
  /// The number of scalars that start before each block; never empty.
  private let beforeBlock: [Int]

  init(_ bytes: [UInt8]) {
    var counts = [0]
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if startsScalar(byte) { count += 1 }
      if (offset + 1) % Self.blockSize == 0 { counts.append(count) }
    }
    beforeBlock = counts
  }

  /// The number of scalars that start before the offset.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    return bytes[(block * Self.blockSize)..<offset].reduce(beforeBlock[block]) { count, byte in
      startsScalar(byte) ? count + 1 : count
    }
  }

  /// The byte offset of a scalar, counted from 0; the end of the text for larger numbers.
  func offset(_ number: Int, in bytes: [UInt8]) -> Int {
    var low = 0
    var high = beforeBlock.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if beforeBlock[middle] <= number { low = middle } else { high = middle }
    }
    var remaining = number - beforeBlock[low]
    for offset in (low * Self.blockSize)..<bytes.count where startsScalar(bytes[offset]) {
      if remaining == 0 { return offset }
      remaining -= 1
    }
    return bytes.count
  }
}

private func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
