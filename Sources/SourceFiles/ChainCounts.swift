/// The lengths of the chains in the expression at the level of one open bracket.
struct ChainCounts: Sendable {
  /// The last token kind of the expression, which decides whether a new line continues it.
  private enum Last: Sendable { case nothing, operand, `else`, prefix, operation }
  private enum Line: Sendable { case same, new }

  private var last = Last.nothing
  private var line = Line.same
  /// The number of `<` without `>`.
  private var angles = 0
  /// Of these, the ones attached to a name, as in generic arguments, which may contain commas.
  private var attachedAngles = 0
  /// The `<` of all elements of a list, because they may belong to types after all.
  private var looseAngles = 0
  private var arrows = 0
  private var elseIfs = 0
  private var questions = 0
  private var operators = 0
  private var members = 0

  mutating func add(_ token: ChainToken) {
    if case .lineEnd = token {
      line = .new
      return
    }
    if line == .new && !token.continuesLine { beginLine() }
    count(token)
    last = last(after: token)
    line = .same
  }

  /// The reason where a chain exceeds its limit; nil otherwise.
  var excess: String? {
    if arrows > ParserLimits.arrows { return chain(ParserLimits.arrows, "'->' in one expression") }
    if elseIfs > ParserLimits.elseIfs { return chain(ParserLimits.elseIfs, "'else if'") }
    if questions > ParserLimits.questions {
      return chain(ParserLimits.questions, "'?' in one expression")
    }
    if operators > ParserLimits.operators {
      return chain(ParserLimits.operators, "operators in one expression")
    }
    if members > ParserLimits.members {
      return chain(ParserLimits.members, "members and calls in one expression")
    }
    if angles > ParserLimits.angles || looseAngles > ParserLimits.looseAngles {
      return "nests '<' more than \(ParserLimits.angles) levels deep"
    }
    return nil
  }

  private func chain(_ limit: Int, _ links: String) -> String {
    "chains more than \(limit) \(links)"
  }

  private mutating func count(_ token: ChainToken) {
    switch token {
    case .open(.list(.attached)), .open(.brace(.attached)): members += 1
    case .open, .close, .operand, .lineEnd, .colon, .at, .directive: break
    case .comma: if attachedAngles == 0 { resetElement() }
    case .semicolon: reset()
    case .keyword(.if): if last == .else { elseIfs += 1 }
    case .keyword: break
    case .wordOperator: operators += 1
    case .angleOpen(let spacing): openAngle(spacing)
    case .angleClose(let count, _):
      angles = max(0, angles - count)
      attachedAngles = max(0, attachedAngles - count)
      looseAngles = max(0, looseAngles - count)
    case .arrow: arrows += 1
    case .questions(let count, _): questions += count
    case .member: members += 1
    case .operators(let count, _): operators += count
    }
  }

  private mutating func openAngle(_ spacing: ChainToken.Spacing) {
    looseAngles += 1
    angles += 1
    switch spacing {
    case .apart: operators += 1
    case .attached: attachedAngles += 1
    }
  }

  private func last(after token: ChainToken) -> Last {
    switch token {
    case .open, .close, .operand, .at, .directive: .operand
    case .angleClose, .questions, .operators(_, .postfix): .operand
    case .comma, .semicolon: .nothing
    case .keyword(.else): .else
    case .keyword(.modifier), .keyword(.accessor), .keyword(.type): .operand
    case .keyword: .prefix
    case .colon, .wordOperator, .angleOpen, .arrow, .member, .operators: .operation
    case .lineEnd: last
    }
  }

  /// A line end ends the expression unless the last token needs an operand.
  private mutating func beginLine() {
    switch last {
    case .operand, .prefix: reset()
    case .nothing: looseAngles = attachedAngles
    case .else, .operation: break
    }
  }

  /// A comma ends an element, but the `<` of earlier elements may still be open.
  private mutating func resetElement() {
    let open = looseAngles
    reset()
    looseAngles = open
  }

  private mutating func reset() { self = ChainCounts() }
}

extension ChainToken {
  /// Whether the token continues the expression of the line before.
  fileprivate var continuesLine: Bool {
    switch self {
    case .keyword(.else), .wordOperator, .angleOpen, .angleClose, .arrow, .questions, .member: true
    // Trailing closures and bodies may open on a line of their own.
    case .open, .operators: true
    case .close, .operand, .comma, .colon, .semicolon, .lineEnd: false
    case .keyword, .at, .directive: false
    }
  }
}
