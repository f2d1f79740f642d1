import SwiftSyntax

/// So many statements before a use are looked at in each list; a constant that is declared before them is taken for unknown.
private let mostStatements = 200

extension ParsedFile {
  /// Whether all that stands in the range is the name of a local constant with the type of the call, the member or the
  /// literal that it is set to. False for parameters, for constants whose type is written out, and for what `if let` and
  /// `guard let` bind, which may be an optional of an optional.
  func isPlainConstant(at range: Range<Int>) -> Bool {
    let token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
    guard let reference = token?.parent?.as(DeclReferenceExprSyntax.self),
      end(of: reference) == range.upperBound
    else { return false }
    return reference.isPlainConstant
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isPlainConstant: Bool {
    let name = baseName.text
    var node = Syntax(self)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        let before = list.reversed().lazy.filter { $0.position < node.position }.prefix(mostStatements)
        if let item = before.first(where: { $0.declares(name) }) { return item.setsPlainly(name) }
      }
      if let branch = parent.as(IfExprSyntax.self), branch.body.id == node.id, branch.conditions.bind(name) {
        return false
      }
      if parent.mayBind(name) || parent.is(MemberBlockSyntax.self) { return false }
      node = parent
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    if let declaration = item.as(VariableDeclSyntax.self) {
      return declaration.bindings.contains { $0.pattern.trimmedDescription.mentions(name) }
    }
    return item.as(GuardStmtSyntax.self)?.conditions.bind(name) ?? false
  }

  fileprivate func setsPlainly(_ name: String) -> Bool {
    guard let declaration = item.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.tokenKind == .keyword(.let)
    else { return false }
    return declaration.bindings.contains { binding in
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        && binding.typeAnnotation == nil && binding.initializer?.value.saysItsType == true
    }
  }
}

extension ExprSyntax {
  /// Whether it is a literal, a call or a member, without a chain, a cast, an operator, `try` or `await` that may make an
  /// optional of it.
  fileprivate var saysItsType: Bool {
    let isSaid = self.is(FunctionCallExprSyntax.self) || self.is(MemberAccessExprSyntax.self) || isLiteral
    return isSaid && !trimmedDescription.contains("?")
  }
}

extension ConditionElementListSyntax {
  fileprivate func bind(_ name: String) -> Bool {
    contains { element in
      switch element.condition {
      case .optionalBinding(let binding): binding.pattern.trimmedDescription.mentions(name)
      case .matchingPattern(let match): match.pattern.trimmedDescription.mentions(name)
      case .expression, .availability: false
      }
    }
  }
}

extension Syntax {
  /// Whether the node may bind a name for what is in it, other than the conditions of an `if`.
  fileprivate func mayBind(_ name: String) -> Bool {
    switch self.as(SyntaxEnum.self) {
    case .closureExpr(let node): node.signature?.trimmedDescription.mentions(name) ?? false
    case .functionDecl(let node): node.signature.trimmedDescription.mentions(name)
    case .initializerDecl(let node): node.signature.trimmedDescription.mentions(name)
    case .subscriptDecl(let node): node.parameterClause.trimmedDescription.mentions(name)
    case .accessorDecl(let node): node.parameters?.trimmedDescription.mentions(name) ?? (name == "newValue")
    case .forStmt(let node): node.pattern.trimmedDescription.mentions(name)
    case .whileStmt(let node): node.conditions.trimmedDescription.mentions(name)
    case .switchCase(let node): node.label.trimmedDescription.mentions(name)
    case .catchClause(let node): name == "error" || node.catchItems.trimmedDescription.mentions(name)
    default: false
    }
  }
}
