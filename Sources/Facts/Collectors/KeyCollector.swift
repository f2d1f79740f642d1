import SwiftSyntax
import UntangleSourceFiles

/// Collects the places that use a key: calls, subscripts, wrappers and constants.
final class KeyCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var uses: [KeyUse] = []

  init(_ walk: FactWalk) { self.walk = walk }

  /// Makes all uses from an index on the definition of a constant.
  func define(_ constant: String, from start: Int, target: KeyTarget?) {
    for index in start..<uses.count {
      uses[index].position = .constant(constant)
      uses[index].access = .define
      if let target { uses[index].target = target }
    }
  }
}

extension KeyCollector {
  /// `access` is the callee where it is a member access, as in `defaults.bool(forKey: …)`.
  func collect(
    _ node: FunctionCallExprSyntax, callee token: TokenSyntax, access: MemberAccessExprSyntax?
  ) {
    guard !node.arguments.isEmpty else { return }
    let callee = text(token)
    if let access, collectNameType(node, access, callee) { return }
    let before = uses.count
    let receiver = access?.base
    let role = walk.role(token)
    switch role {
    case .keyMethod:
      for call in KeyCall.methods[callee] ?? [] {
        collect(call, node, callee: callee, receiver: receiver)
      }
      if callee == "register" { collectRegistrations(node, receiver: receiver) }
    case .keyInitializer where receiver == nil || receiver?.kind == .declReferenceExpr:
      for call in KeyCall.initializers[callee] ?? [] { collectInitializer(call, node, type: callee) }
    case .type: collectInitializerLabels(node, receiver: receiver)
    case .plain where callee == "init": collectInitializerLabels(node, receiver: receiver)
    case .keyInitializer, .telling, .plain: break
    }
    collectFromArguments(
      node, callee: callee, receiver: receiver, before: before, role)
  }

  /// Only dictionary, string and member arguments can contain further keys.
  private func collectFromArguments(
    _ node: FunctionCallExprSyntax, callee: String, receiver: ExprSyntax?, before: Int,
    _ role: NameRole
  ) {
    var mayTakeKeys = false
    for argument in node.arguments {
      switch argument.expression.kind {
      case .dictionaryExpr where argument.label.map(text) == "userInfo": collectUserInfo(node)
      case .stringLiteralExpr, .memberAccessExpr, .declReferenceExpr: mayTakeKeys = true
      default: continue
      }
    }
    if mayTakeKeys, uses.count == before {
      collectOwnCall(node, callee: callee, receiver: receiver, role)
    }
  }

  private func collect(
    _ call: KeyCall, _ node: FunctionCallExprSyntax, callee: String, receiver: ExprSyntax?
  ) {
    guard let argument = argument(call.label, in: node) else { return }
    let shape = receiver.map { walk.shape($0) } ?? .instance
    let demanded: KeyUse.Receiver
    switch call.receiver {
    case .certain: demanded = .certain
    case .name: return collectName(argument, call, of: shape)
    case .defaults: demanded = .defaults(shape)
    case .codable: demanded = .codable(shape)
    }
    var value = storedValue(node, call.access)
    if let type = call.valueType { value.type = type }
    // The SDK takes strings, and a member without a base is not one.
    if argument.kind != .memberAccessExpr || MemberAccessExprSyntax(node: argument.node).base != nil {
      add(argument, call.kind, call.access, demanded, value, target: call.target)
    }
    if call.receiver != .certain, mayBeOwn(argument, of: shape) {
      addOwnCall(node.arguments, callee: callee, shape, argument, value)
    }
  }

  /// Whether a call with labels of the SDK can be a function of the project: the argument is a member, or the
  /// receiver is not visibly a `UserDefaults`.
  private func mayBeOwn(_ argument: ExprSyntax, of receiver: AccessPath) -> Bool {
    switch argument.kind {
    case .memberAccessExpr: true
    case .stringLiteralExpr, .declReferenceExpr: !receiver.isVisiblyDefaults
    default: false
    }
  }

  /// `post(name: .didLogIn, …)`: the argument has a type for names, which a literal does not have.
  private func collectName(_ argument: ExprSyntax, _ call: KeyCall, of receiver: AccessPath) {
    guard argument.kind == .memberAccessExpr || argument.kind == .declReferenceExpr else { return }
    add(argument, call.kind, call.access, .name, target: receiver.isDistributed ? .exposed : .usual)
  }

  private func collectInitializer(
    _ call: KeyCall, _ node: FunctionCallExprSyntax, type: String
  ) {
    guard let argument = argument(call.label, in: node) else { return }
    // `Color("Blue", …)` and `Image("x")` have a literal first; `Image(item)` is another initialiser.
    switch call.receiver {
    case .name:
      var call = call
      call.access = notificationAccess(node)
      collectName(argument, call, of: .unknown)
    case .certain, .defaults, .codable:
      add(argument, call.kind, call.access, .type(type), target: namesBundle(node) ? .bundle : call.target)
    }
  }

  private func namesBundle(_ node: FunctionCallExprSyntax) -> Bool {
    node.arguments.contains { argument in
      switch argument.label.map(text) {
      case "bundle", "in": true
      default: false
      }
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
      guard let label = argument.label, walk.role(label) == .telling,
        let kind = KeyCall.initializerLabels[text(label)]
      else { continue }
      add(argument.expression, kind, .use, .certain, target: kind == .reuseIdentifier ? .made : .usual)
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
    let shape = receiver.map { walk.shape($0) } ?? .instance
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

  func collect(_ node: SubscriptCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let key = argument.expression.as(StringLiteralExprSyntax.self),
      case let names = [shape(node.calledExpression).lastName, outerName(node.calledExpression)],
      names.contains("userInfo")
    else { return collectOwnSubscript(node) }
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

  func collect(_ node: MacroExpansionExprSyntax) {
    guard text(node.macroName) == "imageLiteral", let argument = node.arguments.first else { return }
    add(argument.expression, .image, .use, .certain)
  }

  /// `segue.identifier == "showDetail"`, or a comparison with a named constant.
  func collect(comparing elements: [ExprSyntax]) {
    guard elements.count == 3,
      FoldedSequence.operatorKind(of: elements[1], text: text) == .equal,
      elements[2].is(StringLiteralExprSyntax.self) || elements[2].is(MemberAccessExprSyntax.self),
      let access = elements[0].as(MemberAccessExprSyntax.self),
      text(access.declName.baseName) == "identifier", let base = access.base,
      outerName(base) == "segue"
    else { return }
    add(elements[2], .segue, .use, .certain)
  }

  private func enclosingMember(of text: KeyText) -> EnclosingMember? {
    if let property = walk.enclosingProperty { return .property(property) }
    return text.mentionsParameter ? walk.enclosingFunction.map(EnclosingMember.function) : nil
  }

  func add(
    _ expression: ExprSyntax, _ kind: KeyKind, _ access: KeyAccess, _ receiver: KeyUse.Receiver,
    _ value: StoredValue = StoredValue(), target: KeyTarget = .usual
  ) {
    for argument in keyArguments(expression, kind: kind) {
      uses.append(
        KeyUse(
          kind: kind, target: target, access: access, text: argument.text, receiver: receiver,
          position: argument.position, valueType: value.type, value: value.shape,
          fallback: value.fallback, span: argument.span,
          enclosingType: typeName,
          enclosingMember: enclosingMember(of: argument.text)))
    }
  }
}

extension AccessPath {
  /// `DistributedNotificationCenter.default()`, `distributedCenter`: other programs post and observe there.
  fileprivate var isDistributed: Bool {
    switch self {
    case .name(let name): name.lowercased().hasPrefix("distributed")
    case .member(let base, let name): base.isDistributed || name.lowercased().hasPrefix("distributed")
    case .typed(.named(let name)): name.hasPrefix("Distributed")
    case .call(let inner), .unwrapped(let inner), .optional(let inner), .choice(let inner):
      inner.isDistributed
    case .instance, .metatype, .typed, .element, .iterated, .payload, .tuple, .certain, .handed, .unknown:
      false
    }
  }

  /// `UserDefaults.standard`, `UserDefaults(suiteName: …)`, `self.defaults`.
  fileprivate var isVisiblyDefaults: Bool {
    switch self {
    case .name(let name): name.lowercased().hasSuffix("defaults")
    case .member(let base, let name): base.isVisiblyDefaults || name.lowercased().hasSuffix("defaults")
    case .call(let inner), .unwrapped(let inner), .optional(let inner), .choice(let inner):
      inner.isVisiblyDefaults
    case .instance, .metatype, .typed, .element, .iterated, .payload, .tuple, .certain, .handed, .unknown:
      false
    }
  }
}
