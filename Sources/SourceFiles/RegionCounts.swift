/// Counts the tokens within one open bracket that fit no declaration or statement.
///
/// At each error the parser looks ahead for a point to resume, possibly to the end of the open bracket. So
/// consecutive errors take quadratic time.
struct RegionCounts: Sendable {
  enum Place: Sendable { case code, members, list }
  /// The last token, ignoring line ends.
  private enum Last: Sendable {
    case nothing, operand, member, comma, other
    case at, attribute
    case keyword, demanding, modifier, accessor, declaring, type
    /// `set(…)`, which may also be a function call.
    case accessorCall
  }
  private enum Head: Sendable { case none, type }

  let place: Place
  private var last = Last.nothing
  private var head = Head.none
  /// The number of consecutive keywords and attributes.
  private var words = 0
  /// The number of `switch` and similar since the last brace.
  private var demands = 0
  /// The number of tokens outside of declarations since the last brace or declaration.
  private var strays = 0

  init(_ place: Place) { self.place = place }

  /// The kind of region that a brace opens now.
  var placeInBrace: Place { head == .type ? .members : .code }

  mutating func add(_ token: ChainToken) {
    switch token {
    case .close: break
    case .lineEnd: endLine()
    case .keyword(let keyword): add(keyword)
    case .at:
      words += 1
      strays += 1
      last = .at
    case .open(let bracket): open(bracket)
    case .operand: addOperand()
    case .operators(_, .postfix), .questions(_, .postfix):
      // In `try?` and `as!` the mark follows a keyword.
      follow(last == .operand ? .operand : .other)
    case .angleClose(_, .postfix): follow(.operand)
    case .semicolon: follow(place == .members ? .operand : .nothing)
    case .member: last == .attribute ? (last = .at) : follow(.member)
    case .colon: addColon()
    case .comma:
      if place == .list { strays = 0 } else if last == .comma { strays += 1 }
      follow(.comma)
    case .directive, .wordOperator, .angleOpen, .angleClose, .arrow: follow(.other)
    case .operators, .questions: follow(.other)
    }
  }

  /// The reason where a limit is exceeded; nil otherwise.
  var excess: String? {
    if words > ParserLimits.words { return "has more than \(ParserLimits.words) keywords in a row" }
    if demands > ParserLimits.demands {
      return "has more than \(ParserLimits.demands) keywords in a row that ask for a brace"
    }
    if strays > ParserLimits.strays {
      return "has more than \(ParserLimits.strays) words in a row that belong to no declaration"
    }
    return nil
  }

  private mutating func add(_ keyword: Keyword) {
    switch last {
    case .member, .at: return addOperand()
    case .declaring where keyword.isName: return addOperand()
    default: break
    }
    words += 1
    switch keyword {
    case .declaring:
      head = .none
      last = .declaring
    // `import class A` is complete without a brace.
    case .type: last = last == .declaring ? .declaring : .type
    case .modifier: last = .modifier
    case .accessor: last = .accessor
    case .demanding, .if, .else:
      demands += 1
      last = .demanding
    case .stray, .effect:
      strays += 1
      last = .keyword
    case .prefix, .typePrefix:
      if !mayPrecede(keyword) { strays += 1 }
      last = .keyword
    case .wordOperator: last = .keyword
    }
  }

  private mutating func endLine() {
    switch last {
    case .accessorCall: follow(place == .code ? .nothing : .operand)
    case .operand where place == .code: last = .nothing
    default: break
    }
  }

  /// Whether `keyword` may follow the last token.
  private func mayPrecede(_ keyword: Keyword) -> Bool {
    switch last {
    case .modifier, .type: false
    case .declaring: keyword == .typePrefix
    case .operand: place == .code && keyword == .prefix
    case .nothing, .member, .comma, .other, .at, .attribute, .keyword, .demanding, .accessor, .accessorCall:
      true
    }
  }

  private mutating func addOperand() {
    switch last {
    case .at:
      last = .attribute
      return
    case .declaring: strays = 0
    case .type:
      strays = 0
      demands += 1
      head = .type
    case .modifier, .accessor: strays += 1
    case .operand: strays += 1
    case .accessorCall: if place != .code { strays += 1 }
    case .nothing, .member, .comma, .attribute, .other, .keyword, .demanding: break
    }
    follow(.operand)
  }

  private mutating func addColon() {
    switch last {
    // The keyword is a label.
    case .demanding: demands -= 1
    case .keyword: break
    default: if place == .members { strays += 1 }
    }
    follow(.other)
  }

  private mutating func open(_ bracket: ChainToken.Bracket) {
    switch (bracket, last) {
    case (.brace, _):
      demands = 0
      strays = 0
      head = .none
      follow(.operand)
    case (.interpolation, _): follow(.other)
    case (.list(.attached), .attribute), (.list(.attached), .keyword), (.list(.attached), .demanding),
      (.list(.attached), .modifier):
      break
    case (.list(.attached), .accessor): last = .accessorCall
    case (.list, .declaring):
      strays = 0
      follow(.operand)
    case (.list(.apart), .operand) where place == .members:
      strays += 1
      follow(.operand)
    case (.list, _): follow(.operand)
    }
  }

  private mutating func follow(_ kind: Last) {
    words = 0
    last = kind
  }
}
