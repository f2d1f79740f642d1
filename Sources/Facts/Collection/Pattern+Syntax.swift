import SwiftSyntax

extension FactWalk {
  /// Lowers a pattern and declares the locals that it binds. `shape` is the access path of the matched value,
  /// `subject` its lowered expression. Appends the assignments of known values to the locals.
  func pattern(
    _ node: PatternSyntax, binding shape: AccessPath = .unknown, of subject: LoweredExpression = .unknown
  ) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .any
    case .identifierPattern(let pattern):
      declareLocal(pattern.identifier, shape: shape)
      if subject.isHeld, let unique = locals.uniqueName(of: id(pattern.identifier)) {
        append(.assign(.local(unique), subject, span(pattern)))
      }
      return .any
    case .valueBindingPattern(let binding):
      return pattern(binding.pattern, binding: shape, of: subject)
    case .tuplePattern(let tuple):
      let parts = elementShapes(shape, count: tuple.elements.count)
      let values = elementValues(subject, count: tuple.elements.count)
      let elements = tuple.elements.enumerated().map {
        pattern($1.pattern, binding: parts[$0], of: values[$0])
      }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .isTypePattern: return .type
    case .expressionPattern(let expression):
      return expressionPattern(expression.expression, shape, subject)
    case .other: return .expression
    }
  }

  private func elementValues(_ subject: LoweredExpression, count: Int) -> [LoweredExpression] {
    if case .tuple(let elements) = subject, elements.count == count { return elements }
    return [LoweredExpression](repeating: count == 1 ? subject : .unknown, count: count)
  }

  private func elementShapes(_ shape: AccessPath, count: Int) -> [AccessPath] {
    if case .tuple(let elements) = shape, elements.count == count { return elements }
    return [AccessPath](repeating: count == 1 ? shape : .unknown, count: count)
  }

  private func expressionPattern(
    _ expression: ExprSyntax, _ shape: AccessPath, _ subject: LoweredExpression
  ) -> Pattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, binding: shape, of: subject)
    case .discardAssignmentExpr: return .any
    case .nilLiteralExpr: return .null
    case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr,
      .regexLiteralExpr:
      return .literal
    case .optionalChainingExpr(let node):
      return .some(expressionPattern(node.expression, .unwrapped(shape), subject))
    case .memberAccessExpr(let node): return casePattern(node, payload: .any)
    case .functionCallExpr(let node): return payloadPattern(node, shape, subject)
    case .tupleExpr(let node):
      let parts = elementShapes(shape, count: node.elements.count)
      let values = elementValues(subject, count: node.elements.count)
      let elements = node.elements.enumerated().map {
        expressionPattern($1.expression, parts[$0], values[$0])
      }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .sequenceExpr(let node): return sequencePattern(node)
    case .prefixOperatorExpr: return .literal
    default: return .expression
    }
  }

  private func casePattern(
    _ node: MemberAccessExprSyntax, payload: Pattern.Payload
  ) -> Pattern {
    let name = text(node.declName.baseName)
    guard let base = node.base else { return .enumCase(name, type: nil, payload: payload) }
    guard let type = dottedName(base), startsUppercase(lastComponent(type)) else {
      return .expression
    }
    return .enumCase(name, type: type, payload: payload)
  }

  private func payloadPattern(
    _ node: FunctionCallExprSyntax, _ shape: AccessPath, _ subject: LoweredExpression
  ) -> Pattern {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .expression
    }
    let name = text(callee.declName.baseName)
    let arguments = node.arguments.enumerated().map { index, argument in
      let part: AccessPath =
        name == "some"
        ? .unwrapped(shape)
        : shape == .unknown && !SDK.says(.errorCase, of: name)
          ? .unknown : .payload(of: shape, enumCase: name, index: index)
      return expressionPattern(argument.expression, part, name == "some" ? subject : .unknown)
    }
    if name == "some", arguments.count == 1 { return .some(arguments[0]) }
    return casePattern(callee, payload: arguments.allSatisfy(\.isCatchAll) ? .any : .refutable)
  }

  /// `.a...(.b)` and `x as T` are not case patterns; `let x as T` binds a name.
  private func sequencePattern(_ node: SequenceExprSyntax) -> Pattern {
    let cast = castShape(Array(node.elements))
    for element in node.elements {
      if let binding = element.as(PatternExprSyntax.self) { _ = pattern(binding.pattern, binding: cast) }
      if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
        return .type
      }
    }
    let isRange = node.elements.contains { $0.kind == .integerLiteralExpr || $0.kind == .stringLiteralExpr }
    return isRange ? .literal : .expression
  }

  /// The text of names joined by dots, such as `A.B`; nil for other expressions.
  func dottedName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return text(reference.baseName)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      let prefix = dottedName(base)
    else { return nil }
    return "\(prefix).\(text(access.declName.baseName))"
  }

  func lastComponent(_ dotted: String) -> String {
    guard let dot = dotted.lastIndex(of: ".") else { return dotted }
    return String(dotted[dotted.index(after: dot)...])
  }
}
