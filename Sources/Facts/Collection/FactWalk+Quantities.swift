import SwiftSyntax
import UntangleSourceFiles

/// What changes how many elements a text or a collection has, without an assignment.
extension FactWalk {
  /// `model.items.append(item)`: for the type of `model` a write of an unknown value. That of `items.append(item)`
  /// itself is lowered as any call on a member. A call on an element with a default value may add the element.
  func noteContentCall(_ method: TokenSyntax, of base: ExprSyntax) {
    if let element = withoutMarks(base).as(SubscriptCallExprSyntax.self) {
      let label = element.arguments.last?.label.map(text)
      if label == "default" { noteElementWrite(to: ExprSyntax(element), at: span(base)) }
    } else if changesCount(text(method)) {
      noteContentChange(of: base, at: span(base))
    }
  }

  /// The name of a method, with what tells it from a namesake that leaves another number of elements.
  func invokedName(_ method: TokenSyntax, _ call: FunctionCallExprSyntax) -> String {
    let name = text(method)
    guard detail.contains(.quantities) else { return name }
    let label = call.arguments.first?.label.map(text) ?? ""
    switch name {
    case "append", "insert": return label == "contentsOf" ? "\(name)(contentsOf:)" : name
    case "removeAll":
      return (call.arguments.isEmpty || label == "keepingCapacity") && call.trailingClosure == nil
        ? name : "removeAll(where:)"
    default: return name
    }
  }

  /// `items[key] = item`, `model.items[key] = item`.
  func noteElementWrite(to target: ExprSyntax, at place: Span) {
    guard let call = target.as(SubscriptCallExprSyntax.self) else { return }
    let items = withoutMarks(call.calledExpression)
    if let member = value(items).member {
      append(.invoke(Target(member), method: Statement.elementWrite, place))
    } else {
      noteContentChange(of: items, at: place)
    }
  }

  private func noteContentChange(of items: ExprSyntax, at place: Span) {
    let items = withoutMarks(items)
    guard value(items).member == nil, let access = items.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return }
    noteOutsideWrite(of: text(access.declName.baseName), through: shape(base), .unknown, at: place)
  }

  /// Methods of the standard library only: those of others that do so are rare, and any method may be one.
  private func changesCount(_ method: String) -> Bool {
    switch method {
    case "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
      "removeValue",
      "popFirst", "popLast", "updateValue", "merge", "formUnion", "formIntersection",
      "formSymmetricDifference",
      "subtract", "update", "replaceSubrange":
      true
    default: false
    }
  }
}

extension Statement {
  /// The name under which a write of an element of a collection is an `invoke`.
  package static let elementWrite = "subscript"
}
