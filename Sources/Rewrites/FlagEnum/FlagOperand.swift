import SwiftSyntax

/// An expression, as a rewrite of a flag looks at it.
struct FlagOperand {
  let node: ExprSyntax

  init(_ node: ExprSyntax) { self.node = node }

  /// Whether a comparison in its place needs parentheses.
  var bindsTightly: Bool {
    if let place = SequencePlace(of: node) { return !place.isLoose }
    guard let parent = node.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .prefixOperatorExpr, .postfixOperatorExpr:
      return true
    default: return false
    }
  }

  /// `x` of `!x`.
  var negated: ExprSyntax? {
    guard let negation = node.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" else {
      return nil
    }
    return negation.expression
  }

  /// Whether it is `x.toggle` of a call.
  var isToggled: Bool {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id else {
      return false
    }
    return access.declName.baseName.text == "toggle" && access.parent?.is(FunctionCallExprSyntax.self) == true
  }

  /// Whether it is made of names alone, so that it means the same twice.
  var isPath: Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let access): access.base.map { FlagOperand($0).isPath } ?? false
    default: false
    }
  }

  /// Whether `?` stands in the chain that ends here.
  var hasChain: Bool {
    let before: ExprSyntax?
    switch node.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: return true
    case .memberAccessExpr(let access): before = access.base
    case .functionCallExpr(let call): before = call.calledExpression
    case .subscriptCallExpr(let call): before = call.calledExpression
    case .forceUnwrapExpr(let unwrapped): before = unwrapped.expression
    default: before = nil
    }
    return before.map { FlagOperand($0).hasChain } ?? false
  }

  /// `Door` of `Door`, `Rooms.Door` and `Door<Int>`.
  var lastName: String? {
    if let generic = node.as(GenericSpecializationExprSyntax.self) {
      return FlagOperand(generic.expression).lastName
    }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

/// Where an expression stands among operands and operators.
struct SequencePlace {
  let elements: [ExprSyntax]
  let index: Int

  init?(of node: ExprSyntax) {
    guard let list = node.parent?.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true
    else { return nil }
    elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == node.id }) else { return nil }
    self.index = index
  }

  /// The operator and the operand on one side.
  func neighbour(_ step: Int) -> (sign: String, operand: ExprSyntax)? {
    guard elements.indices.contains(index + 2 * step),
      let sign = elements[index + step].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    return (sign, elements[index + 2 * step])
  }

  /// Whether nothing beside both operands binds as tightly as a comparison.
  func isLoose(around step: Int) -> Bool {
    let (low, high) = step > 0 ? (index, index + 2) : (index - 2, index)
    return isLoose(low - 1) && isLoose(high + 1)
  }

  var isLoose: Bool { isLoose(index - 1) && isLoose(index + 1) }

  private func isLoose(_ place: Int) -> Bool {
    guard elements.indices.contains(place) else { return true }
    let element = elements[place]
    return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
      || element.isOperator("&&") || element.isOperator("||")
  }
}
