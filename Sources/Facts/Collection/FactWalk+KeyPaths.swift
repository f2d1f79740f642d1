import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  /// A key path to a variable of this instance lets its receiver write it: `assign(to: \.isOn, on: self)`.
  ///
  /// Most key paths without a root type concern properties of other types: `items.map(\.isOn)`.
  func noteKeyPath(_ node: KeyPathExprSyntax) {
    guard case .inside = bodyContext, let name = pathedProperty(node) else { return }
    let around = surroundings(of: node).prefix(3)
    let argument = around.first?.as(LabeledExprSyntax.self)
    let call = argument == nil ? nil : around.last?.as(FunctionCallExprSyntax.self)
    guard isRootedHere(node) || call.map(concernsInstance) ?? false else {
      if let call, let argument { noteKeyPath(name, handedBy: argument, of: call, at: span(node)) }
      return
    }
    let callee = call.flatMap { dottedName($0.calledExpression) }.map(lastComponent) ?? ""
    writeLater(name, by: callee, label: argument?.label.map(text), at: span(node))
  }

  /// A key path to a variable of another value lets a function write it: `state.update(keyPath: \.isOn, value: true)`,
  /// `assign(to: \.isOn, on: model)`.
  private func noteKeyPath(
    _ name: String, handedBy argument: LabeledExprSyntax, of call: FunctionCallExprSyntax, at place: Span
  ) {
    guard call.arguments.count > 1, let label = argument.label.map(text) else { return }
    let holder = call.arguments.first { $0.label.map(text) == "on" }?.expression
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let target = label == "to" ? holder : label == "keyPath" ? base : nil
    if let target { noteOutsideWrite(of: name, through: shape(target), .unknown, at: place) }
  }

  /// The property that a key path with one component names; nil for others.
  func pathedProperty(_ node: KeyPathExprSyntax) -> String? {
    guard node.components.count == 1,
      case .property(let property)? = node.components.first?.component
    else { return nil }
    return text(property.declName.baseName)
  }

  /// `isOn` of `x[keyPath: \.isOn]`; nil for other subscripts.
  func pathedProperty(_ node: SubscriptCallExprSyntax) -> String? {
    guard let argument = node.arguments.first, argument.label.map(text) == "keyPath" else { return nil }
    return argument.expression.as(KeyPathExprSyntax.self).flatMap(pathedProperty)
  }

  private func isRootedHere(_ node: KeyPathExprSyntax) -> Bool {
    guard let root = node.root, case .named(let type) = writtenType(root) else { return false }
    return type == "Self" || isEnclosingType(type)
  }

  /// `assign(to: \.isOn, on: self)`, or a function of this instance that gets the key path.
  private func concernsInstance(_ call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.contains(where: { $0.label.map(text) == "on" && isInstance($0.expression) }) {
      return true
    }
    guard value(call.calledExpression).member != nil else { return false }
    return marks(call.calledExpression).contains(.method)
  }
}
