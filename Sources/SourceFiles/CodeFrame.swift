/// How a string literal ends.
struct TextDelimiter: Sendable {
  enum Extent: Sendable { case line, lines }

  let hashes: Int
  let extent: Extent
}

/// An open bracket or interpolation.
struct CodeFrame: Sendable {
  enum Kind: Sendable {
    case round, square, brace
    /// `\(` in a string, which continues after the matching `)`.
    case interpolation(TextDelimiter)
  }

  enum Angles: Sendable { case none, seen }

  let kind: Kind
  /// The number of directly nested `[` here, because the parser tries them as types.
  ///
  /// It tries each twice, so it parses the innermost 2^n times. It gives up at the first comma or colon of an
  /// array, and at calls.
  private(set) var squareRun: Int
  /// After a `<` a comma may belong to generic arguments instead of the array.
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
