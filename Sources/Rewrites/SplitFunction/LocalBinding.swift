import SwiftSyntax

/// A local, a parameter or a pattern that gives a name its meaning at a place.
struct LocalBinding {
  let token: TokenSyntax

  /// The nearest one; nil where the name means no local. Variables of the top level are none.
  init?(of name: String, at place: Syntax) {
    var child = place
    while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
      if let token = parent.token(bound: name, seenFrom: child) {
        self.token = token
        return
      }
      child = parent
    }
    return nil
  }
}

extension Syntax {
  /// What this node itself binds for its child.
  fileprivate func token(bound name: String, seenFrom child: Syntax) -> TokenSyntax? {
    if let list = self.as(CodeBlockItemListSyntax.self) { return list.token(bound: name, before: child) }
    if let list = self.as(ConditionElementListSyntax.self) { return list.token(bound: name, before: child) }
    switch self.as(SyntaxEnum.self) {
    case .ifExpr(let node):
      return child.id == node.elseBody?.id ? nil : node.conditions.token(bound: name, before: child)
    case .whileStmt(let node): return node.conditions.token(bound: name, before: child)
    case .forStmt(let node): return child.id == node.sequence.id ? nil : node.pattern.token(bound: name)
    case .switchCase(let node): return node.label.token(bound: name)
    case .catchClause(let node):
      if name == "error", node.catchItems.isEmpty { return node.catchKeyword }
      return node.catchItems.token(bound: name)
    case .closureExpr(let node): return node.signature?.token(bound: name)
    case .functionDecl(let node): return node.signature.parameterClause.token(bound: name)
    case .initializerDecl(let node): return node.signature.parameterClause.token(bound: name)
    case .subscriptDecl(let node): return node.parameterClause.token(bound: name)
    case .accessorDecl(let node): return node.parameters.flatMap { $0.name.isCalled(name) ? $0.name : nil }
    default: return nil
    }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func token(bound name: String, before child: Syntax) -> TokenSyntax? {
    guard parent?.is(SourceFileSyntax.self) != true else { return nil }
    for item in reversed() where item.position < child.position || item.id == child.id {
      if let function = item.item.as(FunctionDeclSyntax.self), function.name.isCalled(name) {
        return function.name
      }
      guard item.id != child.id else { continue }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          if let token = binding.pattern.token(bound: name) { return token }
        }
      } else if let test = item.item.as(GuardStmtSyntax.self) {
        if let token = test.conditions.token(bound: name, before: child) { return token }
      }
    }
    return nil
  }
}

extension ConditionElementListSyntax {
  fileprivate func token(bound name: String, before child: Syntax) -> TokenSyntax? {
    for element in reversed() where element.position < child.position && element.id != child.id {
      switch element.condition {
      case .optionalBinding(let node):
        if let token = node.pattern.token(bound: name) { return token }
      case .matchingPattern(let node):
        if let token = node.pattern.token(bound: name) { return token }
      case .expression, .availability: continue
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The token that binds the name in a pattern or a list of parameters.
  fileprivate func token(bound name: String) -> TokenSyntax? {
    tokens(viewMode: .sourceAccurate).first { $0.isCalled(name) && $0.isBinding }
  }
}

extension TokenSyntax {
  /// Whether it is the name, perhaps in backticks.
  func isCalled(_ name: String) -> Bool {
    switch tokenKind {
    case .identifier(let text): text == name || text == "`\(name)`"
    default: false
    }
  }

  /// Whether it introduces its name.
  var isBinding: Bool {
    guard let parent else { return false }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == id
    }
    if let parameter = parent.as(ClosureParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == id
    }
    return parent.is(IdentifierPatternSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
      || parent.is(ClosureCaptureSyntax.self)
  }
}
