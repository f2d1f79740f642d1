import SwiftSyntax
import UntangleFacts

/// Where an `if`, a `guard` or a loop stands.
enum StatementPlace {
  /// A statement of its own.
  case item(CodeBlockItemSyntax)
  /// Behind the `else` of another `if`.
  case alternative(of: IfExprSyntax)
  /// Its value is used, or it has a label.
  case none

  init(_ node: some SyntaxProtocol) {
    let outer = node.parent?.as(ExpressionStmtSyntax.self)?.parent ?? node.parent
    self = outer?.as(CodeBlockItemSyntax.self).map { .item($0) } ?? .none
  }
}

/// How statements move out of a block.
enum Wrapping {
  case bare
  /// `do { … }`, where a name would meet another one.
  case block
}

extension CodeBlockItemSyntax {
  private var list: CodeBlockItemListSyntax? { parent?.as(CodeBlockItemListSyntax.self) }

  func checkRemoval() throws(FixRefusal) {
    try checkCount(0)
  }

  /// Whether the statements of a block can stand in place of this statement, which is an `if` with that block.
  func wrapping(of block: CodeBlockSyntax) throws(FixRefusal) -> Wrapping {
    guard let list else { throw FixRefusal("the statement stands by itself") }
    if block.statements.mayLeave, !alwaysLeaves {
      guard isLast(in: list) else { throw ConstantRemoval.deadCode }
    }
    guard block.statements.needScope(in: list, beside: self) else {
      try checkCount(block.statements.count)
      return .bare
    }
    guard !list.isTopLevel, !Syntax(self).isInView else {
      throw FixRefusal("a name of the code that stays would meet another one")
    }
    return .block
  }

  /// Refuses where nothing would be left, or where a closure would become a single expression and get another type.
  private func checkCount(_ count: Int) throws(FixRefusal) {
    let left = (list?.count ?? 0) - 1 + count
    guard left > 0 else { throw FixRefusal("a block would be left empty") }
    if left == 1, list?.parent?.is(ClosureExprSyntax.self) == true, !Syntax(self).isInView {
      throw FixRefusal("a closure of one expression would be left")
    }
  }

  private var alwaysLeaves: Bool {
    let node = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    return node?.as(IfExprSyntax.self)?.alwaysLeaves ?? false
  }

  /// Whether the body of a function, closure or accessor ends with it.
  private func isLast(in list: CodeBlockItemListSyntax) -> Bool {
    guard list.last?.id == id, let owner = list.parent else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    let outer = owner.is(CodeBlockSyntax.self) ? owner.parent : nil
    switch outer?.kind {
    case .functionDecl, .accessorDecl, .initializerDecl, .deinitializerDecl: return true
    default: return false
    }
  }
}

extension IfExprSyntax {
  /// Whether nothing runs behind it.
  var alwaysLeaves: Bool {
    guard body.statements.leaves else { return false }
    switch elseBody {
    case .codeBlock(let block): return block.statements.leaves
    case .ifExpr(let next): return next.alwaysLeaves
    case nil: return false
    }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var isTopLevel: Bool { parent?.is(SourceFileSyntax.self) == true }

  /// Whether it ends with a statement after which nothing runs.
  var leaves: Bool {
    switch last?.item.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: true
    default: false
    }
  }

  /// Whether nothing may run behind it.
  var mayLeave: Bool {
    guard let last else { return false }
    if leaves || last.item.is(FallThroughStmtSyntax.self) { return true }
    if case .decl = last.item { return false }
    let words: Set<TokenKind> = [.keyword(.return), .keyword(.throw), .keyword(.break), .keyword(.continue)]
    return last.tokens(viewMode: .sourceAccurate).contains { token in
      words.contains(token.tokenKind) || SDK.says(.ends, of: token.text)
    }
  }

  /// Whether what it declares would be seen by other statements of a list, or what it defers would run later.
  fileprivate func needScope(in list: CodeBlockItemListSyntax, beside item: CodeBlockItemSyntax) -> Bool {
    var names: Set<String> = []
    for statement in self {
      if statement.item.is(DeferStmtSyntax.self) { return true }
      switch statement.item {
      case .decl(let declaration): names.formUnion(declaration.declaredNames)
      case .stmt(let node):
        if let test = node.as(GuardStmtSyntax.self) {
          names.formUnion(namesBound(in: Syntax(test.conditions)))
        }
      case .expr: break
      }
    }
    guard !names.isEmpty else { return false }
    if list.isTopLevel { return true }
    return list.contains { other in
      other.id != item.id && other.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
  }
}

extension DeclSyntax {
  fileprivate var declaredNames: Set<String> {
    if let name = asProtocol((any NamedDeclSyntax).self)?.name.text { return [name] }
    return namesBound(in: Syntax(self))
  }
}

extension Syntax {
  /// Whether it stands in code that makes views, or in another result builder, where statements are values.
  var isInView: Bool {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type
        if type?.isOpaque == true || function.attributes.hasBuilder { return true }
      } else if let variable = current.as(VariableDeclSyntax.self) {
        let type = variable.bindings.first?.typeAnnotation?.type
        if type?.isOpaque == true || variable.attributes.hasBuilder { return true }
      }
      node = current.parent
    }
    return false
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool { trimmedDescription.hasPrefix("some ") }
}

extension AttributeListSyntax {
  fileprivate var hasBuilder: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true }
  }
}

extension ExprSyntax {
  /// Whether it is `x.y`.
  var isOfInstance: Bool { self.is(MemberAccessExprSyntax.self) }

  /// Whether it is the name of a local or parameter, or `_`.
  var isLocal: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
    return namesBound(in: surroundingCode(of: Syntax(self))).contains(name)
  }

  /// Whether `true` or `false` can stand in its place without a warning.
  var mayBeLiteral: Bool {
    guard let parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .labeledExpr:
      let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      return !["assert", "precondition"].contains(callee)
    case .returnStmt, .arrayElement, .dictionaryElement, .unresolvedTernaryExpr: return true
    case .exprList: return true
    case .initializerClause(let clause):
      let binding = clause.parent?.as(PatternBindingSyntax.self)
      return binding?.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) != true
    case .codeBlockItem(let item): return item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    default: return false
    }
  }
}
