/// A set of byte values.
struct ByteSet: Equatable, Sendable {
  private var words: SIMD4<UInt64> = .zero

  static let all = ByteSet(0...255)
  static let none = ByteSet()
  static let slash: ByteSet = ByteSet(UInt8.slash...UInt8.slash)
  static let continuations = ByteSet(0x80...0xBF)

  init() {}

  init(_ range: ClosedRange<UInt8>) { insert(range) }

  func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  mutating func formUnion(_ other: ByteSet) { words |= other.words }

  func subtracting(_ other: ByteSet) -> ByteSet {
    var rest = self
    rest.words &= ~other.words
    return rest
  }

  var inverted: ByteSet { ByteSet.all.subtracting(self) }

  /// Adds the other case of every ASCII letter.
  var foldingCase: ByteSet {
    var folded = self
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let capital = letter & ~0x20
      if contains(letter) { folded.insert(capital) }
      if contains(capital) { folded.insert(letter) }
    }
    return folded
  }
}
