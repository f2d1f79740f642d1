/// How a text literal ends.
struct TextDelimiter: Sendable {
  enum Extent: Sendable { case line, lines }

  let hashes: Int
  let extent: Extent
}

/// Something open in the code.
struct CodeFrame: Sendable {
  enum Kind: Sendable {
    case round, square, brace
    /// `\(` in a text, which goes on after it.
    case interpolation(TextDelimiter)
  }

  enum Angles: Sendable { case none, seen }

  let kind: Kind
  /// How many `[` stand directly within each other here, as the parser tries them for types.
  ///
  /// It tries each twice, and so the innermost 2^n times. It gives up at the first comma or colon of
  /// an array, and at calls.
  private(set) var squareRun: Int
  /// Where a `<` stands, a comma may be its, and not the array's.
  var angles = Angles.none

  init(_ bracket: UInt8, in parent: CodeFrame?, isAttached: Bool) {
    let inherited = isAttached ? 0 : parent?.squareRun ?? 0
    switch bracket {
    case UInt8(ascii: "("): (kind, squareRun) = (.round, inherited)
    case UInt8(ascii: "["): (kind, squareRun) = (.square, inherited + 1)
    default: (kind, squareRun) = (.brace, 0)
    }
  }

  init(_ delimiter: TextDelimiter) {
    kind = .interpolation(delimiter)
    squareRun = 0
  }

  var isBrace: Bool {
    if case .brace = kind { true } else { false }
  }

  func isClosed(by bracket: UInt8) -> Bool {
    switch kind {
    case .round, .interpolation: bracket == UInt8(ascii: ")")
    case .square: bracket == UInt8(ascii: "]")
    case .brace: bracket == UInt8(ascii: "}")
    }
  }

  mutating func endElement() {
    if case .square = kind, angles == .none { squareRun = 0 }
  }
}
