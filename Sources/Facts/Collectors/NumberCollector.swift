import SwiftSyntax
import UntangleSourceFiles

/// A comparison of a number of a value with a constant: `monster.strength <= 0`.
private struct NumberTest {
  /// nil is the instance.
  var base: ExprSyntax?
  var number: String
  var comparison: NumberUse.Comparison
  var constant: Int
}

/// Collects flags that are decided by a number, and writes of such numbers.
final class NumberCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var uses: [NumberUse] = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension NumberCollector {
  /// Notes the flags that an `if` gives a value by a number of the same value.
  func note(_ node: IfExprSyntax) {
    guard let test = numberTest(node.conditions) else { return }
    noteFlags(in: Array(node.body.statements), decidedBy: test)
  }

  /// The same of what follows a `guard`.
  func note(_ node: GuardStmtSyntax) {
    guard let test = numberTest(node.conditions) else { return }
    for outer in surroundings(of: node) where outer.kind == .codeBlockItemList {
      let items = Array(CodeBlockItemListSyntax(node: outer.node))
      let after = items.drop { item in
        if case .stmt(let statement) = item.item { return !(statement.node == node.node) }
        return true
      }
      return noteFlags(in: Array(after.dropFirst()), decidedBy: test)
    }
  }

  /// `monster.strength = 0`.
  func note(write elements: [ExprSyntax]) {
    guard isHandwritten, !isElsewhere, elements.count == 3, isInBody,
      let constant = integer(elements[2]), let (base, name) = numberMember(elements[0]),
      !isFollowedUp(elements[0], of: base)
    else { return }
    append(.isSet, base, name, .equal, constant, at: span(from: elements[0], to: elements[2]))
  }

  /// Whether the body around a write calls something that may look at the value anew: a function of the value, or one
  /// that is handed it.
  private func isFollowedUp(_ target: ExprSyntax, of base: ExprSyntax?) -> Bool {
    for outer in surroundings(of: target) {
      switch outer.kind {
      case .codeBlockItemList:
        if CodeBlockItemListSyntax(node: outer.node).contains(where: { calls($0, on: base) }) { return true }
      case .functionDecl, .initializerDecl, .accessorDecl, .subscriptDecl: return false
      default: continue
      }
    }
    return false
  }

  private func calls(_ item: CodeBlockItemSyntax, on base: ExprSyntax?) -> Bool {
    guard case .expr(let expression) = item.item, let call = called(expression) else { return false }
    if let base, call.arguments.contains(where: { codeText($0.expression) == codeText(base) }) { return true }
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return base == nil }
    guard let receiver = callee.base.map(withoutMarks) else { return true }
    return isSelf(receiver) ? base == nil : isSame(receiver, base)
  }

  private func called(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): call
    case .tryExpr(let node): called(node.expression)
    case .awaitExpr(let node): called(node.expression)
    case .optionalChainingExpr(let node): called(node.expression)
    default: nil
    }
  }

  /// What is no plain write is passed over.
  private func noteFlags(in items: [CodeBlockItemSyntax], decidedBy test: NumberTest) {
    for item in items {
      guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self)
      else {
        continue
      }
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].kind == .assignmentExpr,
        let value = elements[2].as(BooleanLiteralExprSyntax.self),
        let (base, flag) = numberMember(elements[0]), isSame(base, test.base)
      else { continue }
      append(
        .decides(flag: flag, value: value.literal.tokenKind == .keyword(.true)), test.base, test.number,
        test.comparison, test.constant, at: span(from: elements[0], to: elements[2]))
    }
  }

  private func append(
    _ form: NumberUse.Form, _ base: ExprSyntax?, _ number: String, _ comparison: NumberUse.Comparison,
    _ constant: Int, at place: Span
  ) {
    uses.append(
      NumberUse(
        form: form, receiver: base.map { shape($0) } ?? .instance, number: number, comparison: comparison,
        constant: constant, enclosingType: typeName, enclosingFunction: bodyName, span: place))
  }

  /// One condition, and nothing else that decides.
  private func numberTest(_ conditions: ConditionElementListSyntax) -> NumberTest? {
    guard isHandwritten, !isElsewhere, conditions.count == 1,
      case .expression(let condition)? = conditions.first?.condition,
      let sequence = condition.as(SequenceExprSyntax.self), sequence.elements.count == 3
    else { return nil }
    let elements = Array(sequence.elements)
    guard let name = elements[1].as(BinaryOperatorExprSyntax.self),
      let comparison = comparison(text(name.operator))
    else { return nil }
    if let constant = integer(elements[2]), let (base, number) = numberMember(elements[0]) {
      return NumberTest(base: base, number: number, comparison: comparison, constant: constant)
    }
    guard let constant = integer(elements[0]), let (base, number) = numberMember(elements[2]) else {
      return nil
    }
    return NumberTest(base: base, number: number, comparison: comparison.turned, constant: constant)
  }

  private func comparison(_ name: String) -> NumberUse.Comparison? {
    switch name {
    case "<": .less
    case "<=": .atMost
    case "==": .equal
    case ">=": .atLeast
    case ">": .more
    default: nil
    }
  }

  private func integer(_ expression: ExprSyntax) -> Int? {
    if let sign = expression.as(PrefixOperatorExprSyntax.self) {
      return text(sign.operator) == "-" ? integer(sign.expression).map { -$0 } : nil
    }
    return expression.kind == .integerLiteralExpr ? Int(codeText(expression)) : nil
  }

  /// `x.n` as `x` and `n`; `n` and `self.n` are of the instance. nil for locals and for anything else.
  private func numberMember(_ expression: ExprSyntax) -> (base: ExprSyntax?, name: String)? {
    let expression = withoutMarks(expression)
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return typeName == nil || isLocal(name.baseName) ? nil : (nil, text(name.baseName))
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = text(access.declName.baseName)
    return isSelf(withoutMarks(base)) ? (nil, name) : (withoutMarks(base), name)
  }

  private func isSame(_ left: ExprSyntax?, _ right: ExprSyntax?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return codeText(left) == codeText(right)
  }
}
