import SwiftSyntax

extension FactWalk {
  /// The access path of an expression, which leads to the declaration of its type. Unknown beyond a depth of
  /// 12.
  func shape(_ expression: ExprSyntax, depth: Int = 0) -> AccessPath {
    guard depth < 12 else { return .unknown }
    if isElsewhere, isViewpoint(expression) { return .instance }
    if depth == 0, isOptionalChain(expression) { return .optional(shape(expression, depth: 1)) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return shape(node)
    case .memberAccessExpr(let node): return shape(node, depth: depth)
    case .functionCallExpr(let node): return shape(node, depth: depth)
    case .optionalChainingExpr(let node):
      return .unwrapped(shape(node.expression, depth: depth + 1))
    case .forceUnwrapExpr(let node): return .unwrapped(shape(node.expression, depth: depth + 1))
    case .subscriptCallExpr(let node):
      let element = AccessPath.element(shape(node.calledExpression, depth: depth + 1))
      // `x[key, default: …]` is not optional.
      return node.arguments.contains { $0.label.map(text) == "default" }
        ? .unwrapped(element) : element
    case .tryExpr(let node):
      let inner = shape(whole: node.expression, depth: depth)
      return node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? .optional(inner) : inner
    case .awaitExpr(let node): return shape(whole: node.expression, depth: depth)
    case .tupleExpr(let node):
      let elements = node.elements.map { shape(whole: $0.expression, depth: depth) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .sequenceExpr(let node): return shape(node, depth: depth)
    case .prefixOperatorExpr(let node):
      return text(node.operator) == "!" ? .boolean : shape(node.expression, depth: depth + 1)
    case .genericSpecializationExpr(let node): return shape(node.expression, depth: depth + 1)
    case .superExpr: return .unknown
    case .ifExpr(let node):
      return onlyExpression(node.body.statements).map { shape($0, depth: depth + 1).oneOfSeveral } ?? .unknown
    case .switchExpr(let node): return shape(node, depth: depth)
    default: return literalShape(expression)
    }
  }

  /// The path of an expression in which a chain ends: `await store?.load()` is an optional.
  private func shape(whole expression: ExprSyntax, depth: Int) -> AccessPath {
    let path = shape(expression, depth: depth + 1)
    return isOptionalChain(expression) ? .optional(path) : path
  }

  /// The path of the first branch whose path is known.
  private func shape(_ node: SwitchExprSyntax, depth: Int) -> AccessPath {
    for element in node.cases {
      guard case .switchCase(let switchCase) = element,
        let yielded = onlyExpression(switchCase.statements)
      else { continue }
      let found = shape(yielded, depth: depth + 1)
      if found != .unknown { return found.oneOfSeveral }
    }
    return .unknown
  }

  private func literalShape(_ expression: ExprSyntax) -> AccessPath {
    switch expression.kind {
    case .booleanLiteralExpr: .boolean
    case .integerLiteralExpr: literalShapes.integer
    case .floatLiteralExpr: literalShapes.float
    case .stringLiteralExpr, .simpleStringLiteralExpr: literalShapes.text
    default: .unknown
    }
  }

  private func shape(_ node: DeclReferenceExprSyntax) -> AccessPath {
    switch node.baseName.tokenKind {
    case .keyword(.self) where isElsewhere, .keyword(.Self) where isElsewhere: return .unknown
    case .keyword(.self): return bodyLevel == .static ? .metatype : .instance
    case .keyword(.Self): return .metatype
    default: break
    }
    let name = id(node.baseName)
    if names[name] == "$0" { return implicitElement }
    return locals.shape(of: name) ?? names.shape(name)
  }

  private func shape(_ node: MemberAccessExprSyntax, depth: Int) -> AccessPath {
    guard let base = node.base else { return .unknown }
    let name = text(node.declName.baseName)
    if name == "self" { return shape(base, depth: depth + 1) }
    return .member(shape(base, depth: depth + 1), name)
  }

  private func shape(_ node: FunctionCallExprSyntax, depth: Int) -> AccessPath {
    // `{ () -> Bool in … }()`
    if let closure = node.calledExpression.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause.map { .typed(writtenType($0.type)) } ?? .unknown
    }
    let callee = shape(node.calledExpression, depth: depth + 1)
    let mayFail = ["rawValue", "coder"].contains(node.arguments.first?.label.map(text))
    switch callee {
    case .member(let base, "init"): return .call(base)
    case .member(let base, "random") where base == .name("Bool"): return .boolean
    case .name("Bool"): return .boolean
    case .name(let name) where mayFail: return .optional(.typed(.named(name)))
    case .member(let base, let name) where mayFail: return .optional(.call(.member(base, name)))
    default: return .call(callee)
    }
  }

  private func shape(_ node: SequenceExprSyntax, depth: Int) -> AccessPath {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements.count < FoldedSequence.elementLimit else { return .unknown }
    switch FoldedSequence.loosestOperator(of: elements, text: text) {
    case .boolean: return .boolean
    case .ternary: return ternaryShape(elements, depth: depth)
    case .coalescing:
      let left = shape(elements[0], depth: depth + 1)
      let right = shape(elements[2], depth: depth + 1)
      if left == .unknown { return elements.count == 3 ? right : right.oneOfSeveral }
      return elements.count == 3 && right.isNeverNil ? .unwrapped(left) : .choice(.unwrapped(left))
    case .cast: return castShape(elements)
    case .assignment, .other: return .unknown
    }
  }

  private func ternaryShape(_ elements: [ExprSyntax], depth: Int) -> AccessPath {
    guard let middle = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[middle].as(UnresolvedTernaryExprSyntax.self)
    else { return .unknown }
    let first = shape(ternary.thenExpression, depth: depth + 1)
    let isOnlyOne = middle + 2 == elements.count
    let found = first == .unknown && isOnlyOne ? shape(elements[middle + 1], depth: depth + 1) : first
    let isNil = ternary.thenExpression.kind == .nilLiteralExpr || elements.last?.kind == .nilLiteralExpr
    return isNil && found != .unknown ? .choice(found) : found.oneOfSeveral
  }

  func castShape(_ elements: [ExprSyntax]) -> AccessPath {
    guard elements.count == 3, let type = elements[2].as(TypeExprSyntax.self)?.type else {
      return .unknown
    }
    if elements[1].is(UnresolvedIsExprSyntax.self) { return .boolean }
    guard let cast = elements[1].as(UnresolvedAsExprSyntax.self) else { return .unknown }
    let written = writtenType(type)
    return cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      ? .typed(.optional(written)) : .typed(written)
  }
}

/// The access paths of literals, created once per file so that facts share them.
struct LiteralShapes {
  let integer = AccessPath.typed(.named("Int"))
  let float = AccessPath.typed(.named("Double"))
  let text = AccessPath.typed(.named("String"))
}
