/// What the parser bears, and our walk over its tree, on a stack of 64 MiB.
///
/// At each limit, parsing and folding with swift-syntax 603 was seen to fit in a sixth of that, which
/// leaves the walk three times the parser's stack, twice over. No code that people write comes near.
enum ParserLimits {
  /// Open brackets and `#if`; the parser itself gives up beyond 256.
  static let depth = 256
  /// Brackets `[[[…`, each directly in the one before: the time doubles with each. Ten take under a millisecond.
  static let squareRun = 10
  /// Texts in code in texts; each starts the lexer anew.
  static let interpolations = 60
  /// `A<A<A<…`.
  static let angles = 300
  /// `<` without its `>`, however many commas there are between.
  static let looseAngles = 1_000
  /// `(Int) -> (Int) -> …`.
  static let arrows = 300
  static let elseIfs = 1_000
  /// `a ? b : c ? …`, and `a?.b?.…`.
  static let questions = 1_000
  /// Keywords, modifiers and attributes, one after another: the parser reads the rest of them at each.
  static let words = 300
  /// `switch`, `class` and the like without a brace.
  static let demands = 300
  /// Names, attributes and whatever else belongs to no declaration or statement: the parser looks for the next one.
  static let strays = 300
  /// Bytes that the parser reads once more because of errors: five megabytes take a second.
  static let lookahead = 4_000_000
  /// Bytes of operators in one expression.
  static let operators = 10_000
  /// `.a`, `(…)`, `[…]` and `{…}` after one another.
  static let members = 10_000
}
