import SwiftSyntax
import UntangleSourceFiles

extension KeyCollector {
  /// Collects `Notification.Name("…")`, `NSNib.Name("…")`, and `.init("…")` where a notification name is
  /// expected.
  ///
  /// Returns true where the call is one of them.
  func collectNameType(
    _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ name: String
  ) -> Bool {
    // Hot: called for every call. The name rules out nearly all.
    switch name {
    case "Name", "init", "SceneIdentifier", "Identifier": break
    default: return false
    }
    guard let first = node.arguments.first, node.arguments.count == 1,
      first.label.map({ text($0) == "rawValue" }) ?? true,
      let kind = nameTypeKind(node, access, name)
    else { return false }
    addNamed(first.expression, kind, node, of: name)
    return true
  }

  private func nameTypeKind(
    _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ name: String
  ) -> KeyKind? {
    guard let base = access.base else {
      return name == "init" && isNotificationPosition(node) ? .notification : nil
    }
    guard let dotted = dottedName(base) else { return nil }
    if name == "init" {
      return KeyCall.nameTypes[withoutModule(dotted)]
        ?? (dotted == "Self" ? typeName.flatMap { KeyCall.nameTypes[$0] } : nil)
    }
    return KeyCall.nameTypes[withoutModule("\(dotted).\(name)")]
  }

  private func withoutModule(_ dotted: String) -> String {
    let parts = dotted.split(separator: ".")
    return parts.count == 3 ? parts.suffix(2).joined(separator: ".") : dotted
  }

  /// In `extension Notification.Name`, `Self("…")` and `Name("…")` are names, too.
  func collectOwnName(_ node: FunctionCallExprSyntax, callee: String) -> Bool {
    guard let type = typeName, let kind = KeyCall.nameTypes[type],
      callee == "Self" || callee == "Name", let first = node.arguments.first
    else { return false }
    addNamed(first.expression, kind, node, of: callee)
    return true
  }

  private func addNamed(
    _ expression: ExprSyntax, _ kind: KeyKind, _ node: FunctionCallExprSyntax, of name: String
  ) {
    let access = kind == .notification ? notificationAccess(node) : KeyAccess.use
    let before = uses.count
    add(
      expression, kind, access, .certain,
      target: name == "SceneIdentifier" ? .viewController : .usual)
    guard let constant = constantName(of: node) else { return }
    define(constant, from: before, target: kind == .notification && isExposed(node) ? .exposed : nil)
  }

  /// Whether other modules or Objective-C can use the constant that the call is the value of. One of an instance is
  /// mentioned through any name of the instance, which is not followed.
  private func isExposed(_ node: FunctionCallExprSyntax) -> Bool {
    guard
      let variable = surroundings(of: node).prefix(7).lazy.compactMap({ $0.as(VariableDeclSyntax.self) })
        .first
    else { return false }
    return !isStatic(variable) || walk.memberAccess(variable.modifiers).width >= AccessLevel.public.width
      || modifierNames(variable.modifiers, variable.attributes).contains("objc")
  }

  /// The name of the property or global whose value the call is; nil elsewhere.
  private func constantName(of node: FunctionCallExprSyntax) -> String? {
    guard let binding = binding(around: node),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    if case .inside(let place) = walk.bodyContext, place.function != nil { return nil }
    return text(name)
  }

  /// The property whose initial value, or whose entire static getter, the call is.
  private func binding(around node: FunctionCallExprSyntax) -> PatternBindingSyntax? {
    var around = surroundings(of: node)[...]
    if around.first?.kind == .initializerClause {
      return around.dropFirst().first?.as(PatternBindingSyntax.self)
    }
    if around.first?.kind == .returnStmt { around = around.dropFirst() }
    // The ancestors: item, item list, accessor block, binding, binding list, variable.
    let nodes = Array(around.prefix(6))
    guard nodes.count == 6, nodes[1].kind == .codeBlockItemList,
      nodes[1].node.childCount == 1, let binding = nodes[3].as(PatternBindingSyntax.self),
      let variable = nodes[5].as(VariableDeclSyntax.self), isStatic(variable)
    else { return nil }
    return binding
  }

  /// A static getter names a text. An instance getter does not: it overrides something, as `override var
  /// windowNibName` does.
  private func isStatic(_ variable: VariableDeclSyntax) -> Bool {
    variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  /// The call that has the node as an argument: its base name and the argument's label.
  private func outerCall(_ node: FunctionCallExprSyntax) -> (name: String, label: String?)? {
    guard let (argument, call) = walk.call(around: node) else { return nil }
    let name: String
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = text(access.declName.baseName)
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = text(reference.baseName)
    } else {
      return nil
    }
    return (name, argument.label.map(text))
  }

  /// What a call does with a notification name, or with a notification of that name.
  func notificationAccess(_ node: FunctionCallExprSyntax) -> KeyAccess {
    guard let outer = outerCall(node) else { return .use }
    switch outer.name {
    case "post", "postNotificationName": return .post
    case "addObserver", "publisher", "notifications", "onReceive", "observe": return .observe
    case "removeObserver": return .remove
    default: return .use
    }
  }

  private func isNotificationPosition(_ node: FunctionCallExprSyntax) -> Bool {
    if let outer = outerCall(node) {
      switch (outer.name, outer.label) {
      case ("post", "name"), ("addObserver", "name"), ("addObserver", "forName"),
        ("removeObserver", "name"), ("Notification", "name"), ("notifications", "named"):
        return true
      case ("publisher", "for"):
        return true
      default: return false
      }
    }
    guard let binding = binding(around: node), let type = binding.typeAnnotation?.type,
      case .named(let name) = writtenType(type)
    else { return false }
    return KeyCall.nameTypes[name] == .notification
      || (name == "Self" && typeName.flatMap { KeyCall.nameTypes[$0] } == .notification)
  }
}
