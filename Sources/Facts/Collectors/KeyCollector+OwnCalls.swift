import SwiftSyntax
import UntangleSourceFiles

extension KeyCollector {
  /// A call of a function that may belong to the project, with a literal or a name that may be a key.
  func collectOwnCall(
    _ node: FunctionCallExprSyntax, callee: String, receiver: ExprSyntax?, _ role: NameRole
  ) {
    if receiver == nil, collectOwnName(node, callee: callee) { return }
    // Initialisers pass no keys on, and they are frequent.
    guard !startsUppercase(callee) else { return }
    let shape = OwnKeyShape(walk: walk)
    for argument in node.arguments where shape.mayBeKey(argument, of: callee, role) {
      // Few arguments reach this check.
      guard !SDK.says(.takesNoKey, of: callee) else { return }
      addOwnCall(
        node.arguments, callee: callee, receiver.map { walk.shape($0) } ?? .instance, argument.expression,
        role == .keyMethod ? storedValue(node, besides: argument) : StoredValue())
    }
  }

  /// `store["isOn"]`, `store[Keys.isOn] = true`: a subscript that may belong to the project.
  func collectOwnSubscript(_ node: SubscriptCallExprSyntax) {
    guard let key = node.arguments.first(where: OwnKeyShape(walk: walk).mayBeKey)?.expression else { return }
    let receiver = walk.shape(node.calledExpression)
    if case .typed(.dictionary) = receiver { return }
    let (access, value) = accessedValue(of: node)
    addOwnCall(node.arguments, callee: "subscript", receiver, key, value, access)
  }

  func addOwnCall(
    _ arguments: LabeledExprListSyntax, callee: String, _ receiver: AccessPath, _ key: ExprSyntax,
    _ value: StoredValue, _ access: KeyAccess = .use
  ) {
    guard let index = arguments.enumerated().first(where: { $1.expression.node == key.node })?.offset,
      // A parameter may be followed for one level only.
      key.kind == .stringLiteralExpr || !keyText(key).mentionsParameter
    else { return }
    let labels = walk.shared(arguments.map { $0.label.map(text) ?? "_" })
    var value = value
    value.fallback =
      value.fallback
      ?? arguments.first { $0.label.map { isFallback(text($0)) } ?? false }.map { sourceText($0.expression) }
    add(key, .custom, access, .own(receiver, callee: callee, labels: labels, argument: index), value)
  }
}
