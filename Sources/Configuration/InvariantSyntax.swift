import UntangleFacts

/// Parser for conditions of invariants: `!(saving && running)`, `playing -> file != nil`,
/// `phase == .idle || open`, `isAlive == (health > 0)`.
///
/// Operators, from the lowest precedence: `->` (right associative), `||`, `&&`, the comparisons, `!`. Operands
/// are `true`, `false`, `nil`, variables with an optional `self.`, cases with a leading dot and an optional
/// enum name, numbers, `items.count`, `items.isEmpty`, and conditions in parentheses. `<`, `<=`, `>` and `>=` compare a
/// variable with a number.
struct InvariantSyntax {
  struct Mistake: Error {
    /// Counted in characters, from 0.
    var offset: Int
    var message: String
  }

  /// A variable or a case; see `Invariant.Mention`.
  struct Mention {
    var text: String
    var role: Invariant.Mention.Role
    /// Counted in characters, from 0.
    var offset: Int
  }

  private enum Token: Equatable {
    case name(String)
    case enumCase(String)
    case number(String)
    case sign(String)

    var text: String {
      switch self {
      case .name(let text), .number(let text), .sign(let text): text
      case .enumCase(let text): ".\(text)"
      }
    }
  }

  private var tokens: [(token: Token, offset: Int)] = []
  private var next = 0
  private var mentions: [Mention] = []
  private let length: Int

  static func condition(_ text: String) throws(Mistake) -> (value: LoweredExpression, mentions: [Mention]) {
    var syntax = try InvariantSyntax(text)
    let value = try syntax.implication()
    if let rest = syntax.current {
      throw Mistake(offset: syntax.offset, message: "'\(rest.text)' is one too many")
    }
    return (value, syntax.mentions)
  }

  private init(_ text: String) throws(Mistake) {
    let characters = Array(text)
    length = characters.count
    var index = 0
    while index < characters.count {
      let start = index
      if characters[index].isWhitespace {
        index += 1
      } else if let word = Self.word(characters, from: index + (characters[index] == "." ? 1 : 0)) {
        let isCase = characters[index] == "."
        index += word.count + (isCase ? 1 : 0)
        tokens.append((isCase ? .enumCase(word) : .name(word), start))
      } else if let number = Self.number(characters, from: index) {
        index += number.count
        tokens.append((.number(number), start))
      } else if let sign = Self.sign(characters, from: index) {
        index += sign.count
        tokens.append((.sign(sign), start))
      } else {
        throw Mistake(
          offset: start,
          message:
            "'\(characters[index])' is not known here; use names, numbers, '!', '&&', '||', '==', '!=', '<', '<=', '>', "
            + "'>=', '->' and parentheses"
        )
      }
    }
  }

  private static func word(_ characters: [Character], from start: Int) -> String? {
    let word = characters[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return isIdentifier(String(word)) ? String(word) : nil
  }

  private static func sign(_ characters: [Character], from start: Int) -> String? {
    let rest = String(characters[start...].prefix(2))
    return ["->", "||", "&&", "==", "!=", "<=", ">=", "<", ">", "!", "(", ")"].first { rest.hasPrefix($0) }
  }

  /// `10`, `-1`, `0.5`.
  private static func number(_ characters: [Character], from start: Int) -> String? {
    let sign = characters[start] == "-" ? "-" : ""
    let digits = characters[(start + sign.count)...].prefix { $0.isNumber || $0 == "_" || $0 == "." }
    return digits.first?.isNumber == true ? sign + String(digits) : nil
  }

  private var current: Token? { next < tokens.count ? tokens[next].token : nil }
  private var offset: Int { next < tokens.count ? tokens[next].offset : length }

  private mutating func takes(_ sign: String) -> Bool {
    guard current == .sign(sign) else { return false }
    next += 1
    return true
  }

  private mutating func implication() throws(Mistake) -> LoweredExpression {
    let left = try disjunction()
    guard takes("->") else { return left }
    return .or(.not(left), try implication())
  }

  private mutating func disjunction() throws(Mistake) -> LoweredExpression {
    var left = try conjunction()
    while takes("||") { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(Mistake) -> LoweredExpression {
    var left = try comparison()
    while takes("&&") { left = .and(left, try comparison()) }
    return left
  }

  private mutating func comparison() throws(Mistake) -> LoweredExpression {
    let (start, beginning) = (mentions.count, offset)
    let left = try negation()
    let place = offset
    guard let sign = comparisons.first(where: { takes($0) }) else { return try alone(left, at: beginning) }
    let middle = mentions.count
    let right = try negation()
    if case .variable = left { mentions[start].role = .compared }
    if case .variable = right { mentions[middle].role = .compared }
    switch sign {
    case "==": return LoweredExpression.compared(left, .equal, to: right) ?? .equal(left, right)
    case "!=": return .not(LoweredExpression.compared(left, .equal, to: right) ?? .equal(left, right))
    case "<": return try compared(left, .less, right, sign, at: place)
    case "<=": return try compared(left, .atMost, right, sign, at: place)
    case ">": return try compared(left, .more, right, sign, at: place)
    default: return try compared(left, .atLeast, right, sign, at: place)
    }
  }

  private func compared(
    _ left: LoweredExpression, _ comparison: NumberUse.Comparison, _ right: LoweredExpression, _ sign: String,
    at place: Int
  ) throws(Mistake) -> LoweredExpression {
    if let value = LoweredExpression.compared(left, comparison, to: right) { return value }
    throw Mistake(
      offset: place, message: "'\(sign)' compares a variable with a number, as in 'count \(sign) 0'")
  }

  /// A number is no condition by itself.
  private func alone(_ value: LoweredExpression, at place: Int) throws(Mistake) -> LoweredExpression {
    switch value {
    case .number(let number):
      throw Mistake(offset: place, message: "a comparison is missing beside '\(number.text)'")
    case .count(let name):
      throw Mistake(offset: place, message: "a comparison is missing behind '\(name).count', such as '> 0'")
    default: return value
    }
  }

  private mutating func negation() throws(Mistake) -> LoweredExpression {
    if takes("!") { return .not(try negation()) }
    if takes("(") {
      let inner = try implication()
      guard takes(")") else { throw Mistake(offset: offset, message: "a ')' is missing") }
      return inner
    }
    let place = offset
    guard let token = current else {
      throw Mistake(offset: place, message: "a name is missing at the end")
    }
    next += 1
    switch token {
    case .name("true"): return .boolean(true)
    case .name("false"): return .boolean(false)
    case .name("nil"): return .null
    case .name(let name): return noted(counted(member(of: name, at: place) ?? .variable(name)), at: place)
    case .enumCase(let name): return noted(.enumCase(name), at: place)
    case .number(let text): return try number(text, at: place)
    case .sign(let sign): throw Mistake(offset: place, message: "a name is missing before '\(sign)'")
    }
  }

  private mutating func noted(_ value: LoweredExpression, at offset: Int) -> LoweredExpression {
    switch value {
    case .variable(let name): mentions.append(Mention(text: name, role: .condition, offset: offset))
    case .count(let name): mentions.append(Mention(text: name, role: .compared, offset: offset))
    case .compared(let quantity, _, _):
      mentions.append(Mention(text: quantity.variable, role: .compared, offset: offset))
    case .enumCase(let name): mentions.append(Mention(text: ".\(name)", role: .compared, offset: offset))
    default: break
    }
    return value
  }

  private func number(_ text: String, at place: Int) throws(Mistake) -> LoweredExpression {
    let digits = text.drop { $0 == "-" }
    guard let number = Number(literal: digits) else {
      throw Mistake(
        offset: place, message: "'\(text)' is no number with at most 12 digits, 6 of them for a fraction")
    }
    return .number(digits.count == text.count ? number : number.opposite)
  }

  /// Reads `.count` and `.isEmpty` right behind a variable.
  private mutating func counted(_ value: LoweredExpression) -> LoweredExpression {
    guard case .variable(let name) = value, next > 0, case .enumCase(let member)? = current,
      offset == tokens[next - 1].offset + tokens[next - 1].token.text.count
    else { return value }
    switch member {
    case "count":
      next += 1
      return .count(of: name)
    case "isEmpty":
      next += 1
      return .compared(Quantity(variable: name, measure: .count), .equal, Number(0))
    default: return value
    }
  }

  /// Reads `Phase.idle` as `.idle`, and `self.phase` as `phase`.
  private mutating func member(of name: String, at place: Int) -> LoweredExpression? {
    guard case .enumCase(let member)? = current, offset == place + name.count,
      name == "self" || name.first?.isUppercase == true
    else { return nil }
    next += 1
    return name == "self" ? .variable(member) : .enumCase(member)
  }
}

private let comparisons = ["==", "!=", "<=", ">=", "<", ">"]
