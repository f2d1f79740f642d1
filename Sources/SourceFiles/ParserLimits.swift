/// What the parser, and the walk over its tree, can handle on a stack of 64 MiB.
///
/// Measured with swift-syntax 603: at each limit parsing and folding need at most a sixth of the stack.
/// Hand-written code stays far below.
enum ParserLimits {
  /// Open brackets and `#if`. The parser itself gives up beyond 256.
  static let depth = 256
  /// Directly nested `[[[…`: the time doubles with each. Ten take less than a millisecond.
  static let squareRun = 10
  /// Strings in interpolations in strings; each restarts the lexer.
  static let interpolations = 60
  /// `A<A<A<…`.
  static let angles = 300
  /// `<` without `>`, regardless of commas between them.
  static let looseAngles = 1_000
  /// `(Int) -> (Int) -> …`.
  static let arrows = 300
  static let elseIfs = 1_000
  /// `a ? b : c ? …`, and `a?.b?.…`.
  static let questions = 1_000
  /// Keywords, modifiers and attributes in a row: the parser looks ahead over the rest at each of them.
  static let words = 300
  /// `switch`, `class` and similar without a brace.
  static let demands = 300
  /// Names, attributes and other tokens outside of declarations and statements: the parser looks for the next
  /// one.
  static let strays = 300
  /// Bytes that the parser reads again after errors. Five megabytes take a second.
  static let lookahead = 4_000_000
  /// Bytes of operators in one expression.
  static let operators = 10_000
  /// `.a`, `(…)`, `[…]` and `{…}` in a row.
  static let members = 10_000
}
