import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: FunctionCallExprSyntax) {
    noteMembership(node)
    let callee = withoutParentheses(node.calledExpression)
    let arguments = node.arguments
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      collectors.keys.collect(node, callee: reference.baseName, access: nil)
      let effects = lowered {
        // `ForEach(invoices) { invoice in … }`
        let shown = startsUppercase(text(reference.baseName)) ? arguments.first?.expression : nil
        walkArguments(arguments, node, callee: reference.baseName, of: receiver(of: reference), on: shown)
      }
      effects.forEach(append)
      lowerBareCall(reference, node, after: effects)
    case .memberAccessExpr(let access):
      collectors.keys.collect(node, callee: access.declName.baseName, access: access)
      lowerMemberCall(access, node)
    case .closureExpr(let closure):
      walk(arguments)
      lower(closure, fate: .immediate)
    case .optionalChainingExpr(let optional):
      walkArguments(arguments, node, callee: nil)
      whereSet(optional.expression) { lowerKeptCall(optional.expression, at: node) }
    case .forceUnwrapExpr(let forced):
      walkArguments(arguments, node, callee: nil)
      lowerKeptCall(forced.expression, at: node)
    default:
      walk(callee)
      walkArguments(arguments, node, callee: nil)
      suspendElsewhere()
    }
  }

  /// `handler?()`: a call of the function that a property or local holds.
  private func lowerKeptCall(_ callee: ExprSyntax, at node: FunctionCallExprSyntax) {
    guard case .inside = bodyContext else { return walk(callee) }
    switch value(callee) {
    case .variable(let name): append(.call(CalledName(.instance, name), [], span(node)))
    case .otherSide(let name): append(.call(CalledName(.otherSide, name), [], span(node)))
    case .local(let name) where !isElsewhere: append(.call(CalledName(.local, name), [], span(node)))
    default:
      walk(callee)
      suspendElsewhere()
    }
  }

  /// Code that is not followed may change the value for which the body is lowered.
  func suspendElsewhere() {
    if isElsewhere { append(.suspend(by: nil)) }
  }

  /// A closure that is passed in may run any code.
  private func callLocal(_ local: LocalScopes.Local, at place: Span) {
    if isElsewhere, local.role != .code {
      append(.suspend(by: nil))
    } else {
      append(.call(CalledName(.local, local.uniqueName), [], place))
    }
  }

  private func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return expression }
    return withoutParentheses(only.expression)
  }

  private func walkArguments(
    _ arguments: LabeledExprListSyntax, _ node: FunctionCallExprSyntax, callee: TokenSyntax?,
    of receiver: CallReceiver = .other, on collection: ExprSyntax? = nil
  ) {
    let outer = calledOn
    calledOn = collection
    defer { calledOn = outer }
    for argument in arguments {
      let expression = argument.expression
      if let closure = expression.as(ClosureExprSyntax.self) {
        closureTaker = ClosureTaker(node, callee, label: argument.label.map(text) ?? "_")
        lower(closure, fate: fate(callee, of: receiver, label: argument.label))
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        noteReference(reference, handedTo: fate(callee, of: receiver, label: argument.label))
        noteObserved(reference, argument, of: callee)
      } else if let access = expression.as(MemberAccessExprSyntax.self),
        case let lending = fate(callee, of: receiver, label: argument.label).lending, lending.isTakenBack
      {
        presentedMember = (span(access), lending)
        walk(expression)
        presentedMember = nil
      } else {
        walkIfRelevant(expression)
      }
    }
    if let closure = node.trailingClosure {
      closureTaker = ClosureTaker(node, callee, label: nil)
      lower(closure, fate: fate(callee, of: receiver, label: nil).behind(node.arguments))
    }
    for trailing in node.additionalTrailingClosures {
      closureTaker = ClosureTaker(node, callee, label: text(trailing.label))
      lower(trailing.closure, fate: fate(callee, of: receiver, label: trailing.label))
    }
  }

  /// `onChange(of: isOn) { … }` asks for the variable before its closure runs.
  private func noteObserved(
    _ reference: DeclReferenceExprSyntax, _ argument: LabeledExprSyntax, of callee: TokenSyntax?
  ) {
    guard isLowering, !isElsewhere, case .inside = bodyContext, argument.label.map(text) == "of",
      callee.map(text) == Closure.changeObserver
    else { return }
    let observed = value(argument.expression)
    switch observed {
    case .variable, .otherSide: append(.test(observed, span(reference.baseName)))
    default: break
    }
  }

  private func fate(
    _ callee: TokenSyntax?, of receiver: CallReceiver, label: TokenSyntax?
  ) -> Closure.Fate {
    let (function, label) = (callee.map(text) ?? "", label.map(text))
    return receiver == .instance
      ? .ownArgument(of: function, label: label)
      : .argument(of: receiver.mayBeMeant(by: function) ? function : "", label: label)
  }

  private func receiver(of callee: DeclReferenceExprSyntax) -> CallReceiver {
    let isLocal = locals.uniqueName(of: id(callee.baseName)) != nil
    return isLocal || isElsewhere || startsUppercase(text(callee.baseName)) ? .other : .instance
  }

  /// The receiver is evaluated before the arguments.
  private func lowerMemberCall(_ access: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax) {
    let name = access.declName.baseName
    guard let base = access.base else {
      walkArguments(node.arguments, node, callee: name)
      return noteForeignCall(name)
    }
    if node.arguments.isEmpty, text(name) == "toggle" {
      toggle(base)
    } else if isLowering, let called = calledMember(access, node.arguments) {
      let effects = lowered { walkArguments(node.arguments, node, callee: name) }
      effects.forEach(append)
      append(.call(called, passed(node, to: name, after: effects), span(access.declName)))
    } else {
      walkIfRelevant(base)
      walkArguments(node.arguments, node, callee: name, of: CallReceiver(base, text), on: base)
      noteInvocation(name, of: base, node)
      noteOutsideCall(name, of: base)
      noteForeignCall(name)
    }
  }

  /// The function of the type that is called through `self`, `super` or the type; nil for other functions.
  private func calledMember(_ access: MemberAccessExprSyntax, _ arguments: LabeledExprListSyntax)
    -> CalledName?
  {
    guard var called = value(ExprSyntax(access)).member.map(CalledName.init) else { return nil }
    if access.base?.node.kind == .superExpr { called.holder = .superclass }
    if called.name == "init" { called.labels = labels(arguments) }
    return called
  }

  private func noteForeignCall(_ name: TokenSyntax) {
    guard foreignCalls == .kept, case .inside = bodyContext else { return }
    append(.call(CalledName(.other, text(name)), [], span(name)))
  }

  /// Initialisers are distinguished by their labels.
  private func labels(_ arguments: LabeledExprListSyntax) -> [String] {
    arguments.map { $0.label.map(text) ?? "_" }
  }

  /// The function of this instance that the expression calls; nil where it has other effects.
  func soleOwnCall(_ expression: ExprSyntax) -> CalledName? {
    guard isLowering else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .awaitExpr(let node): return soleOwnCall(node.expression)
    case .tryExpr(let node): return soleOwnCall(node.expression)
    case .functionCallExpr(let node):
      guard node.arguments.allSatisfy({ callsNothing($0.expression) }), node.trailingClosure == nil else {
        return nil
      }
      return ownFunction(node.calledExpression)
    default: return nil
    }
  }

  private func ownFunction(_ callee: ExprSyntax) -> CalledName? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = name(node.baseName)
      if let local = locals.uniqueName(of: name.id) { return CalledName(.local, local) }
      return isElsewhere ? nil : CalledName(.instance, name.text)
    case .memberAccessExpr(let node):
      return node.base == nil ? nil : value(callee).member.map(CalledName.init)
    default: return nil
    }
  }

  func isInstance(_ base: ExprSyntax) -> Bool {
    switch receiver(base) {
    case .instance, .unwrapped(.instance): true
    default: false
    }
  }

  /// The arguments of a call of a function in this file. An argument that is evaluated before the effects of
  /// later ones may be stale.
  private func passed(
    _ node: FunctionCallExprSyntax, to function: TokenSyntax, after effects: [Statement]
  ) -> [Argument] {
    guard !node.arguments.isEmpty, marks(function).contains(.method) || text(function) == "init" else {
      return []
    }
    return arguments(node).map { Argument(label: $0.label, value: $0.value.settled(after: effects)) }
  }

  private func lowerBareCall(
    _ reference: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax, after effects: [Statement]
  ) {
    guard isLowering else { return }
    let (id, name) = (id(reference.baseName), text(reference.baseName))
    if let local = locals[id] {
      callLocal(local, at: span(reference))
    } else if SDK.says(.ends, of: name) {
      append(.leave(.trap))
    } else if isElsewhere {
      noteForeignCall(reference.baseName)
    } else if case .inside = bodyContext, !startsUppercase(name), !name.isInertFunction {
      append(
        .call(
          CalledName(.instance, name), passed(node, to: reference.baseName, after: effects), span(reference)))
    } else if startsUppercase(name) {
      noteForeignCall(reference.baseName)
    }
  }

  /// A method of an enum or Bool member may be `mutating`, and a callee that gets `self` may call back. The
  /// project decides, once all types are known.
  private func noteInvocation(
    _ method: TokenSyntax, of base: ExprSyntax, _ call: FunctionCallExprSyntax
  ) {
    if detail.contains(.quantities) { noteContentCall(method, of: base) }
    guard isLowering, case .inside = bodyContext else { return }
    if text(method) == "post", dottedName(base)?.hasPrefix("NotificationCenter") == true {
      return append(.post(span(base)))
    }
    let marks = marks(base)
    let isUndeclared = typeHomes.last == .elsewhere && !marks.contains(.property)
    guard
      marks.contains(.enumVariable) || isUndeclared
        || call.arguments.contains(where: { isSelf($0.expression) }),
      let name = ownVariable(withoutMarks(base)), !startsUppercase(name)
    else { return }
    append(.invoke(.variable(name), method: invokedName(method, call), span(base)))
  }

  func lower(_ node: ClosureExprSyntax, fate: Closure.Fate) {
    let taker = closureTaker
    closureTaker = nil
    var handed =
      fate.takesElements ? calledOn?.handedElements(in: self) ?? [] : fate.isReducer ? [.reducedState] : []
    if handed.isEmpty, let taker { handed = taker.handed(to: node, in: self) }
    locals.open()
    if let signature = node.signature {
      declareCaptures(signature)
      declareParameters(signature, handed)
    }
    let outer = (calledOn, implicitElement)
    (calledOn, implicitElement) = (
      nil, node.signature?.parameterClause == nil && handed.count == 1 ? handed[0] : .unknown
    )
    defer { (calledOn, implicitElement) = outer }
    let body = lowered { walk(node.statements) }
    noteOutsideBodies(of: node, handedTo: fate)
    locals.close()
    if case .inside = bodyContext, body.contains(where: { $0.isRelevant || $0.writesLocal }) {
      let closure = Statement.closure(Closure(fate: fate, body: body, span: span(node)))
      // Only the other type's function shows whether it calls the closure.
      append(isElsewhere && fate != .immediate ? .perhaps([closure]) : closure)
    }
  }

  /// `[weak self]` and `[self]` capture the instance. `[flag]` and `[x = self.flag]` copy.
  private func declareCaptures(_ signature: ClosureSignatureSyntax) {
    guard let captures = signature.capture?.items else { return }
    for capture in captures {
      let name = name(capture.name)
      guard name.text != "self" else { continue }
      let source = capture.initializer?.value
      let captured = source.map { shape($0) } ?? locals.shape(of: name.id) ?? .name(name.text)
      locals.declare(name, shape: captured)
    }
  }

  /// `handed` are the paths of the first parameters where their types are not written.
  private func declareParameters(_ signature: ClosureSignatureSyntax, _ handed: [AccessPath]) {
    switch signature.parameterClause {
    case .simpleInput(let parameters):
      for (index, parameter) in parameters.enumerated() {
        locals.declare(name(parameter.name), shape: index < handed.count ? handed[index] : .unknown)
      }
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated() {
        let type = parameter.type.map { AccessPath.typed(writtenType($0)) }
        let known = index < handed.count ? handed[index] : .unknown
        locals.declare(name(parameter.secondName ?? parameter.firstName), shape: type ?? known)
      }
    case nil: break
    }
  }

  /// `try?` continues after any error.
  func lower(_ node: TryExprSyntax) {
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark:
      let body = lowered { walk(node.expression) }
      let mayStop = body.contains { $0.isRelevant || $0.writesLocal }
      if mayStop { append(.attempt(body, catches: [[]])) } else { body.forEach(append) }
    case nil:
      walk(node.expression)
      append(.mayThrow(by: soleOwnCall(node.expression)))
    default: walk(node.expression)
    }
  }

  /// `#selector(stop)` lets a method escape. The expansions of other macros are unknown.
  func lower(_ node: MacroExpansionExprSyntax) {
    if text(node.macroName) == "selector" {
      if let path = node.arguments.first?.expression { noteSelector(path, at: node) }
      return
    }
    guard case .inside(let place) = bodyContext, place.extent == .file, locals.depth == 0 else {
      return walkChildren(of: node.node)
    }
    outsideBodies {
      walk(node.arguments); node.trailingClosure.map { walk($0) }
    }
  }

  private func noteSelector(_ path: ExprSyntax, at node: MacroExpansionExprSyntax) {
    let fate = Closure.Fate.argument(of: "#selector", label: nil)
    guard case .inside = bodyContext else { return }
    if let call = path.as(FunctionCallExprSyntax.self) {
      noteSelector(call.calledExpression, at: node)
    } else if let method = value(path).member {
      append(.escape(CalledName(.instance, method.name), fate, span(node)))
    }
  }
}

extension Closure.Fate {
  /// What the receiver of a binding may do with the variable.
  var lending: Lending {
    switch self {
    case .argument(let function, let label), .ownArgument(let function, let label):
      Lending(argumentOf: function, label: label)
    case .immediate, .local, .stored: .free
    }
  }
}

extension String {
  /// Whether it is a function of the standard library or Foundation that is common and never calls back.
  fileprivate var isInertFunction: Bool {
    switch self {
    case "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "min", "max", "abs",
      "zip", "stride", "type", "sqrt", "floor", "ceil", "round":
      true
    default: false
    }
  }
}

extension Closure.Fate {
  /// The fate of a trailing closure. Behind a closure in the parentheses it is the completion of what calls that one at once:
  /// `UIView.animate(withDuration: 1, animations: { … }) { isDone = $0 }`.
  fileprivate func behind(_ arguments: LabeledExprListSyntax) -> Closure.Fate {
    guard case .argument(let function, nil) = self, SDK.says(.once, of: function),
      arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
    else { return self }
    return .argument(of: function, label: "completion")
  }
}
