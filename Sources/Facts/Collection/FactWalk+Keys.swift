import SwiftSyntax
import UntangleSourceFiles

/// An expression in a key position, with what is known of its text.
private struct KeyArgument {
  var text: KeyText
  var position: KeyUse.Position
  var span: Span
}

extension FactWalk {
  /// `access` is the callee where it is a member: `defaults.bool(forKey: …)`.
  func collectKeys(
    _ node: FunctionCallExprSyntax, callee token: TokenSyntax, access: MemberAccessExprSyntax?
  ) {
    guard !node.arguments.isEmpty else { return }
    let callee = text(token)
    if let access, collectNameType(node, access, callee) { return }
    let before = facts.keyUses.count
    let receiver = access?.base
    switch role(token) {
    case .keyMethod:
      for call in KeyCall.methods[callee] ?? [] { collect(call, node, receiver: receiver) }
      if callee == "register" { collectRegistrations(node, receiver: receiver) }
    case .keyInitializer where receiver == nil || receiver?.kind == .declReferenceExpr:
      for call in KeyCall.initializers[callee] ?? [] { collectInitializer(call, node, type: callee) }
    case .type: collectInitializerLabels(node, receiver: receiver)
    case .plain where callee == "init": collectInitializerLabels(node, receiver: receiver)
    case .keyInitializer, .telling, .plain: break
    }
    collectFromArguments(node, callee: callee, receiver: receiver, before: before)
  }

  /// Only a dictionary or a text among the arguments can be more.
  private func collectFromArguments(
    _ node: FunctionCallExprSyntax, callee: String, receiver: ExprSyntax?, before: Int
  ) {
    var texts = 0
    for argument in node.arguments {
      switch argument.expression.kind {
      case .dictionaryExpr where argument.label.map(text) == "userInfo": collectUserInfo(node)
      case .stringLiteralExpr: texts += 1
      default: continue
      }
    }
    if texts > 0, facts.keyUses.count == before {
      collectOwnCall(node, callee: callee, receiver: receiver)
    }
  }

  private func collect(_ call: KeyCall, _ node: FunctionCallExprSyntax, receiver: ExprSyntax?) {
    guard let argument = argument(call.label, in: node) else { return }
    let shape = receiver.map { self.shape($0) } ?? .instance
    let demanded: KeyUse.Receiver
    switch call.receiver {
    case .certain: demanded = .certain
    case .name: return collectName(argument, call, node)
    case .defaults: demanded = .defaults(shape)
    case .codable: demanded = .codable(shape)
    }
    var value = storedValue(node, call.access)
    if let type = call.valueType { value.type = type }
    add(argument, call.kind, call.access, demanded, value)
  }

  /// `post(name: .didLogIn, …)`: a name of its own type, which a literal is not.
  private func collectName(
    _ argument: ExprSyntax, _ call: KeyCall, _ node: FunctionCallExprSyntax
  ) {
    guard argument.kind == .memberAccessExpr || argument.kind == .declReferenceExpr else { return }
    add(argument, call.kind, call.access, .name)
  }

  private func collectInitializer(
    _ call: KeyCall, _ node: FunctionCallExprSyntax, type: String
  ) {
    guard let argument = argument(call.label, in: node) else { return }
    // `Color("Blue", …)` and `Image("x")` take a literal first; `Image(item)` is another initialiser.
    switch call.receiver {
    case .name: collectName(argument, call, node)
    case .certain, .defaults, .codable: add(argument, call.kind, call.access, .type(type))
    }
  }

  private func collectInitializerLabels(_ node: FunctionCallExprSyntax, receiver: ExprSyntax?) {
    if let type = receiver?.as(DeclReferenceExprSyntax.self).map({ text($0.baseName) }),
      let calls = KeyCall.initializers[type]
    {
      calls.forEach { collectInitializer($0, node, type: type) }
      return
    }
    for argument in node.arguments {
      guard let label = argument.label, role(label) == .telling,
        let kind = KeyCall.initializerLabels[text(label)]
      else { continue }
      add(argument.expression, kind, .use, .certain)
    }
  }

  private func argument(_ label: String?, in node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let label else {
      guard let first = node.arguments.first, first.label == nil else { return nil }
      return first.expression
    }
    return node.arguments.first { $0.label.map(text) == label }?.expression
  }

  /// `register(defaults: ["isOn": true])`.
  private func collectRegistrations(_ node: FunctionCallExprSyntax, receiver: ExprSyntax?) {
    guard let dictionary = argument("defaults", in: node)?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    else { return }
    let shape = receiver.map { self.shape($0) } ?? .instance
    for element in elements {
      var value = StoredValue(of: valueShape(element.value))
      value.fallback = sourceText(element.value)
      add(element.key, .userDefaults, .register, .defaults(shape), value)
    }
  }

  /// `post(name: …, userInfo: ["message": text])`.
  private func collectUserInfo(_ node: FunctionCallExprSyntax) {
    guard let dictionary = argument("userInfo", in: node)?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    else { return }
    for element in elements {
      add(element.key, .userInfo, .write, .certain)
    }
  }

  func collectKeys(_ node: SubscriptCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let key = argument.expression.as(StringLiteralExprSyntax.self)
    else { return }
    let names = [shape(node.calledExpression).lastName, outerName(node.calledExpression)]
    guard names.contains("userInfo") else { return }
    add(ExprSyntax(key), .userInfo, .read, .certain)
  }

  private func outerName(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): text(node.baseName)
    case .memberAccessExpr(let node): text(node.declName.baseName)
    case .optionalChainingExpr(let node): outerName(node.expression)
    case .forceUnwrapExpr(let node): outerName(node.expression)
    default: nil
    }
  }

  func collectKeys(_ node: MacroExpansionExprSyntax) {
    guard text(node.macroName) == "imageLiteral", let argument = node.arguments.first else { return }
    add(argument.expression, .image, .use, .certain)
  }

  /// `segue.identifier == "showDetail"`.
  func collectKeys(comparing elements: [ExprSyntax]) {
    guard elements.count == 3,
      FoldedSequence.operatorKind(of: elements[1], text: text) == .equal,
      elements[2].is(StringLiteralExprSyntax.self),
      let access = elements[0].as(MemberAccessExprSyntax.self),
      text(access.declName.baseName) == "identifier", let base = access.base,
      outerName(base) == "segue"
    else { return }
    add(elements[2], .segue, .use, .certain)
  }

  func add(
    _ expression: ExprSyntax, _ kind: KeyKind, _ access: KeyAccess, _ receiver: KeyUse.Receiver,
    _ value: StoredValue = StoredValue()
  ) {
    for argument in keyArguments(expression, kind: kind) {
      facts.keyUses.append(
        KeyUse(
          kind: kind, access: access, text: argument.text, receiver: receiver,
          position: argument.position, valueType: value.type, value: value.shape,
          fallback: value.fallback, span: argument.span,
          enclosingType: typeName, enclosingFunction: enclosingFunction))
    }
  }

  /// The texts that may arrive in a key position: both arms of a ternary, each.
  private func keyArguments(_ expression: ExprSyntax, kind: KeyKind) -> [KeyArgument] {
    let here = { (text: KeyText) in
      [KeyArgument(text: text, position: .inline, span: self.span(expression))]
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node):
      return here(literalText(node).map(KeyText.literal) ?? .interpolated)
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.flatMap { keyArguments($0.expression, kind: kind) }
    case .sequenceExpr(let node): return keyArguments(Array(node.elements), kind: kind)
    case .declReferenceExpr(let node): return namedKey(node, expression)
    case .memberAccessExpr(let node):
      guard node.base == nil else { return here(.reference(shape(expression))) }
      return here(.implicit(text(node.declName.baseName)))
    default: return []
    }
  }

  private func keyArguments(_ elements: [ExprSyntax], kind: KeyKind) -> [KeyArgument] {
    if let middle = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[middle].as(UnresolvedTernaryExprSyntax.self)
    {
      return keyArguments(ternary.thenExpression, kind: kind)
        + keyArguments(Array(elements[(middle + 1)...]), kind: kind)
    }
    if elements.count == 1 { return keyArguments(elements[0], kind: kind) }
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
      return keyArguments(elements[0], kind: kind)
    }
    guard kind == .selector else { return [] }
    // Of a concatenated selector the first literal stands for the whole.
    return elements.first { $0.is(StringLiteralExprSyntax.self) }
      .map { keyArguments($0, kind: kind) } ?? []
  }

  private func namedKey(
    _ node: DeclReferenceExprSyntax, _ expression: ExprSyntax
  ) -> [KeyArgument] {
    let (id, name) = (id(node.baseName), text(node.baseName))
    let here = span(expression)
    guard let local = locals[id] else {
      return [KeyArgument(text: .reference(.name(name)), position: .inline, span: here)]
    }
    if let constant = local.constant {
      return [
        KeyArgument(
          text: .literal(constant.literal), position: .constant(name), span: constant.span)
      ]
    }
    if let index = local.parameter {
      return [KeyArgument(text: .parameter(index), position: .inline, span: here)]
    }
    return []
  }
}
