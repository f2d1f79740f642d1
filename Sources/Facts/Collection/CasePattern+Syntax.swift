import SwiftSyntax

extension FactWalk {
  /// A pattern with its payloads in full. Declares no locals.
  func casePattern(_ node: PatternSyntax) -> CasePattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern, .identifierPattern: return .any
    case .valueBindingPattern(let binding): return casePattern(binding.pattern)
    case .tuplePattern(let tuple): return joined(tuple.elements.map { casePattern($0.pattern) })
    case .expressionPattern(let expression): return casePattern(expression.expression)
    case .isTypePattern, .other: return .other
    }
  }

  func casePattern(_ expression: ExprSyntax) -> CasePattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return casePattern(node.pattern)
    case .discardAssignmentExpr: return .any
    case .nilLiteralExpr: return .null
    case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
    case .optionalChainingExpr(let node): return .some(casePattern(node.expression))
    case .memberAccessExpr(let node): return casePattern(node, payload: nil)
    case .functionCallExpr(let node): return payloadPattern(node)
    case .tupleExpr(let node): return joined(node.elements.map { casePattern($0.expression) })
    default: return .other
    }
  }

  private func joined(_ elements: [CasePattern]) -> CasePattern {
    elements.count == 1 ? elements[0] : .tuple(elements)
  }

  private func casePattern(_ node: MemberAccessExprSyntax, payload: [CasePattern]?) -> CasePattern {
    let name = text(node.declName.baseName)
    guard let base = node.base else { return .enumCase(name, type: nil, payload: payload) }
    guard let type = dottedName(base), startsUppercase(lastComponent(type)) else { return .other }
    return .enumCase(name, type: type, payload: payload)
  }

  private func payloadPattern(_ node: FunctionCallExprSyntax) -> CasePattern {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .other }
    let arguments = node.arguments.map { casePattern($0.expression) }
    if text(callee.declName.baseName) == "some", arguments.count == 1 { return .some(arguments[0]) }
    return casePattern(callee, payload: arguments.isEmpty ? nil : arguments)
  }

  /// The case that an expression names, without its payload; nil for any other expression.
  func namedCase(_ expression: ExprSyntax) -> CasePattern? {
    switch expression.kind {
    case .memberAccessExpr, .functionCallExpr: break
    default: return nil
    }
    guard case .enumCase(let name, let type, _) = casePattern(expression) else { return nil }
    return .enumCase(name, type: type, payload: nil)
  }
}
