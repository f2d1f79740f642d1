import SwiftSyntax

/// A flat sequence of operands and operators, evaluated by precedence without building a new tree.
///
/// Only operators that matter for Booleans and optionals are distinguished. All others bind tighter and make
/// their operands unknown. Folding into a rebuilt tree costs more than a third of parsing and recurses once
/// per operator (see Documentation/Decisions).
struct FoldedSequence {
  /// Longer sequences are data, not conditions.
  static let elementLimit = 200

  /// Whether it is `"…" + name`: a text, and no optional.
  static func isJoinedText(_ elements: [ExprSyntax], text: (TokenSyntax) -> String) -> Bool {
    guard (3..<elementLimit).contains(elements.count),
      elements.contains(where: { $0.is(StringLiteralExprSyntax.self) })
    else { return false }
    return elements.indices.allSatisfy { place in
      place % 2 == 0 || elements[place].as(BinaryOperatorExprSyntax.self).map { text($0.operator) } == "+"
    }
  }

  enum Operator {
    case or, and
    case equal, unequal
    case less, atMost, more, atLeast
    /// `===`, `~=`, …: a Boolean of unknown value.
    case comparison
    case coalescing
    /// `is`: a Boolean of unknown value.
    case typeTest
    /// `as`, `as!`: the operand itself.
    case coercion
    /// `as?`.
    case conditionalCast
    case other

    /// A higher precedence binds tighter.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .unequal, .less, .atMost, .more, .atLeast, .comparison: 3
      case .coalescing: 4
      case .typeTest, .coercion, .conditionalCast: 5
      case .other: 6
      }
    }
  }

  enum Outermost { case assignment, ternary, boolean, coalescing, cast, other }

  private let elements: [ExprSyntax]
  private let text: (TokenSyntax) -> String
  private let operand: (ExprSyntax) -> LoweredExpression
  private var index = 0

  /// `operand` lowers the operands.
  static func value(
    of elements: [ExprSyntax], text: @escaping (TokenSyntax) -> String,
    operand: @escaping (ExprSyntax) -> LoweredExpression
  ) -> LoweredExpression {
    guard elements.count < elementLimit, !elements.contains(where: { isForeign($0, text) }) else {
      return .unknown
    }
    var sequence = FoldedSequence(elements: elements, text: text, operand: operand)
    return sequence.ternary()
  }

  private init(
    elements: [ExprSyntax], text: @escaping (TokenSyntax) -> String,
    operand: @escaping (ExprSyntax) -> LoweredExpression
  ) {
    self.elements = elements
    self.text = text
    self.operand = operand
  }

  private mutating func ternary() -> LoweredExpression {
    let start = index
    let test = binary(minimum: 0)
    guard index < elements.count,
      let middle = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return index < elements.count ? .unknown : test }
    let filled = index == start + 1 ? filledText(elements[start]) : nil
    index += 1
    let (then, rest) = (operand(middle.thenExpression), index)
    let otherwise = ternary()
    guard let filled else { return .conditional(test, then, otherwise) }
    let isThen = !filled.isDenied && chain(of: middle.thenExpression) == filled.names
    let isOther = filled.isDenied && rest == elements.count - 1 && chain(of: elements[rest]) == filled.names
    return .conditional(test, isThen ? .present(then) : then, isOther ? .present(otherwise) : otherwise)
  }

  /// The names of what is asked by `text.isEmpty`, which denies that it is filled, or by `!text.isEmpty`. What is not empty is
  /// not nil, even where an extension answers for optionals.
  private func filledText(_ condition: ExprSyntax) -> (names: [String], isDenied: Bool)? {
    let prefix = condition.as(PrefixOperatorExprSyntax.self)
    guard prefix.map({ text($0.operator) == "!" }) ?? true,
      let access = (prefix?.expression ?? condition).as(MemberAccessExprSyntax.self),
      text(access.declName.baseName) == "isEmpty", let names = access.base.flatMap(chain)
    else { return nil }
    return (names, prefix == nil)
  }

  /// `response`, `message` of `response.message`; nil for anything but such a chain.
  private func chain(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [text(name.baseName)] }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base.flatMap(chain)
    else {
      return nil
    }
    return base + [text(access.declName.baseName)]
  }

  private mutating func binary(minimum: Int) -> LoweredExpression {
    guard index < elements.count else { return .unknown }
    var left = operand(elements[index])
    var hasPayload = elements[index].is(FunctionCallExprSyntax.self)
    index += 1
    while index + 1 < elements.count, let next = operatorHere(), next.precedence > minimum {
      index += 1
      hasPayload = hasPayload || index < elements.count && elements[index].is(FunctionCallExprSyntax.self)
      // Type tests and casts are followed by a type, not by an operand.
      let right = next.precedence == 5 ? skipType() : binary(minimum: next.precedence)
      left = Self.combine(left, next, right)
      if hasPayload { left = Self.payloadUnknown(left) }
    }
    return left
  }

  /// Whether the operator has an unknown precedence, which makes the whole sequence unknown.
  private static func isForeign(_ element: ExprSyntax, _ text: (TokenSyntax) -> String) -> Bool {
    guard let operation = element.as(BinaryOperatorExprSyntax.self) else { return false }
    return isForeign(text(operation.operator))
  }

  private mutating func skipType() -> LoweredExpression {
    index += 1
    return .unknown
  }

  private func operatorHere() -> Operator? {
    Self.operatorKind(of: elements[index], text: text)
  }

  private static func combine(_ left: LoweredExpression, _ operation: Operator, _ right: LoweredExpression)
    -> LoweredExpression
  {
    switch operation {
    case .or: .or(left, right)
    case .and: .and(left, right)
    case .equal: equal(left, right)
    case .unequal: .not(equal(left, right))
    case .coalescing: .conditional(.equal(left, .null), right, coalesced(left))
    case .less: compared(left, .less, right)
    case .atMost: compared(left, .atMost, right)
    case .more: compared(left, .more, right)
    case .atLeast: compared(left, .atLeast, right)
    case .coercion: left
    case .comparison, .typeTest, .conditionalCast, .other: .unknown
    }
  }

  /// The left side of `??` where it is what comes out. What is known of a variable there is known by the condition.
  private static func coalesced(_ left: LoweredExpression) -> LoweredExpression {
    switch left {
    case .call, .local, .unchanged, .unknown: .present(left)
    default: left
    }
  }

  /// A comparison of numbers, which is unknown unless one side is a literal and the other one a member.
  private static func compared(
    _ left: LoweredExpression, _ comparison: NumberUse.Comparison, _ right: LoweredExpression
  ) -> LoweredExpression {
    LoweredExpression.compared(left, comparison, to: right) ?? .unknown
  }

  private static func equal(_ left: LoweredExpression, _ right: LoweredExpression) -> LoweredExpression {
    LoweredExpression.compared(left, .equal, to: right) ?? .equal(left, right)
  }

  /// `state == .failed(error)` determines the case, but not the payload.
  private static func payloadUnknown(_ value: LoweredExpression) -> LoweredExpression {
    switch value {
    case .equal(_, .enumCase), .equal(.enumCase, _): .and(value, .unknown)
    case .not(let inner): .not(payloadUnknown(inner))
    default: value
    }
  }

  /// nil for a ternary and an assignment, which bind loosest and are handled elsewhere.
  static func operatorKind(of element: ExprSyntax, text: (TokenSyntax) -> String) -> Operator? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node): binaryOperator(text(node.operator))
    case .unresolvedIsExpr: .typeTest
    case .unresolvedAsExpr(let node):
      node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? .conditionalCast : .coercion
    case .arrowExpr: .other
    default: nil
    }
  }

  private static func binaryOperator(_ name: String) -> Operator {
    switch name {
    case "||": .or
    case "&&": .and
    case "==": .equal
    case "!=": .unequal
    case "<": .less
    case ">": .more
    case "<=": .atMost
    case ">=": .atLeast
    case "===", "!==", "~=": .comparison
    case "??": .coalescing
    default: .other
    }
  }

  /// Whether a binary operator may write its left side: `+=`, `|=`, and any unknown operator.
  static func mayWriteLeft(_ name: String) -> Bool { isForeign(name) }

  /// Whether the operator is not among the standard library's operators without side effects.
  static func isForeign(_ name: String) -> Bool {
    switch name {
    // Compared in this order, so the most frequent ones come first.
    case "==", "!=", "&&", "||", "??", "+", "-", ">", "<", ">=", "<=", "*", "/", "===", "!==", "...",
      "..<", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "~=", ".&", ".|", ".^",
      ".==", ".<", ".>":
      false
    default: true
    }
  }

  /// `c` of `a ?? b ?? c`; nil for other sequences.
  static func fallback(in elements: [ExprSyntax], text: (TokenSyntax) -> String) -> ExprSyntax? {
    elements.count > 2 && loosestOperator(of: elements, text: text) == .coalescing ? elements.last : nil
  }

  /// The operator of lowest precedence, which determines the type of the sequence.
  static func loosestOperator(
    of elements: [ExprSyntax], text: (TokenSyntax) -> String
  ) -> Outermost {
    var loosest = Operator.other
    for element in elements {
      if element.is(AssignmentExprSyntax.self) { return .assignment }
      if element.is(UnresolvedTernaryExprSyntax.self) { return .ternary }
      guard let kind = operatorKind(of: element, text: text) else { continue }
      if kind.precedence < loosest.precedence { loosest = kind }
    }
    switch loosest {
    case .or, .and, .equal, .unequal, .less, .atMost, .more, .atLeast, .comparison, .typeTest: return .boolean
    case .coalescing: return .coalescing
    case .coercion, .conditionalCast: return .cast
    case .other: return .other
    }
  }
}
