/// A digest of 128 bits that identifies contents: equal bytes have equal digests on every machine.
///
/// It is fast and protects against accidental collisions, not against deliberate ones. Words are mixed by
/// 128-bit multiplication and folding of the halves, as in wyhash by Wang Yi (public domain).
package struct ContentDigest: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(of bytes: UnsafeBufferPointer<UInt8>) {
    var first = Self.secrets.0
    var second = Self.secrets.1
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while raw.count - offset >= 32 {
      let left = fold(raw.word(at: offset) ^ Self.secrets.2, raw.word(at: offset + 8) ^ first)
      let right = fold(raw.word(at: offset + 16) ^ Self.secrets.3, raw.word(at: offset + 24) ^ second)
      // Each half depends on the other, so that both depend on the whole text.
      first = left ^ (right << 23 | right >> 41)
      second = right &+ left
      offset += 32
    }
    let rest = raw.lastWords(from: offset)
    let left = fold(rest.0 ^ Self.secrets.2, rest.1 ^ first)
    let right = fold(rest.2 ^ Self.secrets.3, rest.3 ^ second)
    let length = UInt64(raw.count)
    high = fold(left ^ Self.secrets.0, right ^ length)
    low = fold(right ^ Self.secrets.1, left ^ length &+ Self.secrets.3)
  }

  package init(of bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { Self(of: $0) } }

  /// Odd numbers with equal counts of ones and zeros.
  private static let secrets: (UInt64, UInt64, UInt64, UInt64) = (
    0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3, 0x5899_65cc_7537_4cc3
  )

  /// 32 hexadecimal digits.
  package var hexadecimal: String { high.hexadecimal + low.hexadecimal }

  /// 16 bytes, little-endian.
  package var bytes: [UInt8] { low.bytes + high.bytes }
}

@inline(__always)
private func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = left.multipliedFullWidth(by: right)
  return product.high ^ product.low
}

extension UInt64 {
  /// 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// 8 bytes, little-endian.
  package var bytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The last, fewer than 32 bytes, padded with zeros. The length, mixed in later, distinguishes the
  /// paddings.
  fileprivate func lastWords(from offset: Int) -> (UInt64, UInt64, UInt64, UInt64) {
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { words in
      words.initializeMemory(as: UInt8.self, repeating: 0)
      words.copyMemory(from: UnsafeRawBufferPointer(rebasing: self[offset...]))
      let all = UnsafeRawBufferPointer(words)
      return (all.word(at: 0), all.word(at: 8), all.word(at: 16), all.word(at: 24))
    }
  }
}
