import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    collectKeys(node)
    let callee = node.calledExpression
    if let closure = callee.as(ClosureExprSyntax.self) {
      walk(node.arguments)
      return lower(closure, fate: .immediate)
    }
    let name = calleeName(callee)
    walkArguments(node, callee: name)
    lowerCallee(callee, node)
    return .skipChildren
  }

  private func calleeName(_ callee: ExprSyntax) -> String {
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return text(reference.baseName) }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return text(access.declName.baseName)
    }
    return ""
  }

  private func walkArguments(_ node: FunctionCallExprSyntax, callee: String) {
    for argument in node.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        _ = lower(closure, fate: .argument(of: callee, label: argument.label.map(text)))
      } else {
        walk(argument.expression)
      }
    }
    if let closure = node.trailingClosure {
      _ = lower(closure, fate: .argument(of: callee, label: nil))
    }
    for trailing in node.additionalTrailingClosures {
      _ = lower(trailing.closure, fate: .argument(of: callee, label: text(trailing.label)))
    }
  }

  private func lowerCallee(_ callee: ExprSyntax, _ node: FunctionCallExprSyntax) {
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      lowerBareCall(text(reference.baseName), reference)
      return
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else {
      if !callee.is(MemberAccessExprSyntax.self) { walk(callee) }
      return
    }
    let name = text(access.declName.baseName)
    if name == "toggle", node.arguments.isEmpty, node.trailingClosure == nil {
      toggle(base)
      return
    }
    if case .variable(let own) = value(callee), shape(base) == .instance || isInstance(base) {
      append(.call(own, span(access.declName)))
      return
    }
    walk(base)
    noteMutatingCall(on: base)
  }

  private func isInstance(_ base: ExprSyntax) -> Bool {
    switch shape(base) {
    case .instance, .unwrapped(.instance), .metatype: true
    default: false
    }
  }

  private func lowerBareCall(_ name: String, _ reference: DeclReferenceExprSyntax) {
    if Self.isTrap(name) {
      append(.leave(.trap))
    } else if let local = locals[name] {
      append(.call(local.uniqueName, span(reference)))
    } else if typeName != nil, case .inside = bodyContext, !startsUppercase(name) {
      append(.call(name, span(reference)))
    }
  }

  private func toggle(_ base: ExprSyntax) {
    let place = span(base)
    if let access = base.as(MemberAccessExprSyntax.self), let inner = access.base { walk(inner) }
    switch value(base) {
    case .variable(let name): append(.assign(.variable(name), .not(.variable(name)), place))
    case .local(let name): append(.assign(.local(name), .not(.local(name)), place))
    default:
      guard let access = base.as(MemberAccessExprSyntax.self), let inner = access.base else {
        return
      }
      facts.outsideWrites.append(
        OutsideWrite(
          receiver: shape(inner), member: text(access.declName.baseName), value: .unknown,
          span: place, enclosingType: typeName,
        enclosingFunction: enclosingFunction?.name))
    }
  }

  /// A method of an own enum variable may be `mutating`; of anything else it changes no state here.
  private func noteMutatingCall(on base: ExprSyntax) {
    guard case .variable(let name) = value(base), enumVariables.contains(name) else { return }
    append(.disturb(.variable(name), span(base)))
  }

  func lower(_ node: ClosureExprSyntax, fate: Closure.Fate) -> SyntaxVisitorContinueKind {
    locals.open()
    declareCaptures(node.signature)
    declareParameters(node.signature)
    guard case .inside = bodyContext else {
      walk(node.statements)
      locals.close()
      return .skipChildren
    }
    let body = lowered { walk(node.statements) }
    locals.close()
    if body.contains(where: \.isRelevant) {
      append(.closure(Closure(fate: fate, body: body, span: span(node))))
    }
    return .skipChildren
  }

  /// `[weak self]` and `[self]` name the instance; `[flag]` and `[x = self.flag]` copy.
  private func declareCaptures(_ signature: ClosureSignatureSyntax?) {
    for capture in signature?.capture?.items ?? [] {
      let name = text(capture.name)
      guard name != "self" else { continue }
      let source = capture.initializer?.value
      let captured = source.map { shape($0) } ?? locals[name]?.shape ?? .name(name)
      locals.declare(name, shape: captured)
    }
  }

  private func declareParameters(_ signature: ClosureSignatureSyntax?) {
    switch signature?.parameterClause {
    case .simpleInput(let parameters):
      for parameter in parameters { locals.declare(text(parameter.name), shape: .unknown) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        let type = parameter.type.map { ExpressionShape.typed(writtenType($0)) }
        locals.declare(text(parameter.secondName ?? parameter.firstName), shape: type ?? .unknown)
      }
    case nil: break
    }
  }
}
