import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let arguments = node.arguments
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      collectKeys(node, callee: reference.baseName, access: nil)
      walkArguments(arguments, node, callee: reference.baseName)
      lowerBareCall(reference)
    case .memberAccessExpr(let access):
      collectKeys(node, callee: access.declName.baseName, access: access)
      walkArguments(arguments, node, callee: access.declName.baseName)
      lowerMemberCall(access, argumentCount: arguments.count)
    case .closureExpr(let closure):
      walk(arguments)
      _ = lower(closure, fate: .immediate)
    default:
      walkArguments(arguments, node, callee: nil)
      walk(callee)
    }
    return .skipChildren
  }

  private func walkArguments(
    _ arguments: LabeledExprListSyntax, _ node: FunctionCallExprSyntax, callee: TokenSyntax?
  ) {
    for argument in arguments {
      let expression = argument.expression
      if let closure = expression.as(ClosureExprSyntax.self) {
        let fate = Closure.Fate.argument(
          of: callee.map(text) ?? "", label: argument.label.map(text))
        _ = lower(closure, fate: fate)
      } else {
        walkUnlessSilent(expression)
      }
    }
    if let closure = node.trailingClosure {
      _ = lower(closure, fate: .argument(of: callee.map(text) ?? "", label: nil))
    }
    for trailing in node.additionalTrailingClosures {
      let fate = Closure.Fate.argument(of: callee.map(text) ?? "", label: text(trailing.label))
      _ = lower(trailing.closure, fate: fate)
    }
  }

  private func lowerMemberCall(_ access: MemberAccessExprSyntax, argumentCount: Int) {
    guard let base = access.base else { return }
    let name = access.declName.baseName
    if argumentCount == 0, text(name) == "toggle" {
      toggle(base)
    } else if denotesInstance(base) {
      append(.call(ownCallName(access), span(access.declName)))
    } else {
      walkUnlessSilent(base)
      noteMutatingCall(on: base)
    }
  }

  private func ownCallName(_ access: MemberAccessExprSyntax) -> String {
    guard case .variable(let name) = value(ExprSyntax(access)) else {
      return text(access.declName.baseName)
    }
    return name
  }

  /// `self`, `self?`, `Self`, and a local that stands for `self`.
  private func denotesInstance(_ base: ExprSyntax) -> Bool {
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      switch node.baseName.tokenKind {
      case .keyword(.self), .keyword(.Self): return true
      default: return locals[text(node.baseName)]?.shape == .instance
      }
    case .optionalChainingExpr(let node): return denotesInstance(node.expression)
    case .forceUnwrapExpr(let node): return denotesInstance(node.expression)
    default: return false
    }
  }

  private func lowerBareCall(_ reference: DeclReferenceExprSyntax) {
    let name = text(reference.baseName)
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
    let token =
      base.as(DeclReferenceExprSyntax.self)?.baseName
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let token, marks(token).contains(.enumVariable), case .variable(let name) = value(base)
    else { return }
    append(.invoke(name, span(base)))
  }

  func lower(_ node: ClosureExprSyntax, fate: Closure.Fate) -> SyntaxVisitorContinueKind {
    locals.open()
    if let signature = node.signature {
      declareCaptures(signature)
      declareParameters(signature)
    }
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
  private func declareCaptures(_ signature: ClosureSignatureSyntax) {
    guard let captures = signature.capture?.items else { return }
    for capture in captures {
      let name = text(capture.name)
      guard name != "self" else { continue }
      let source = capture.initializer?.value
      let captured = source.map { shape($0) } ?? locals[name]?.shape ?? .name(name)
      locals.declare(name, shape: captured)
    }
  }

  private func declareParameters(_ signature: ClosureSignatureSyntax) {
    switch signature.parameterClause {
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
