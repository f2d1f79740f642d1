import SwiftSyntax

/// Looks at what goes for things that other code needs, or that an author would miss.
struct LossCheck {
  private let removed: [Range<Int>]
  private let uses: ConstantUses
  private let tree: SourceFileSyntax
  private let layout: SourceLayout

  init(of text: RemovedText, _ uses: ConstantUses, in file: FixableFile) {
    removed = text.touched
    self.uses = uses
    tree = file.tree
    layout = text.layout
  }

  func check() throws(FixRefusal) {
    try checkComments()
    for token in tree.tokens(viewMode: .sourceAccurate) where isGone(token) { try check(token) }
    for use in uses.expressions { try checkInstance(of: use) }
  }

  private func isGone(_ node: some SyntaxProtocol) -> Bool {
    let range = node.byteRange
    return removed.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  private func checkComments() throws(FixRefusal) {
    let isLost = tree.commentRanges.contains { comment in removed.contains { $0.overlaps(comment) } }
    if isLost { throw FixRefusal("a comment stands in code that would go") }
  }

  private func check(_ token: TokenSyntax) throws(FixRefusal) {
    switch token.tokenKind {
    case .poundIf, .poundElse, .poundElseif, .poundEndif:
      throw FixRefusal("'\(token.text)' stands in code that would go")
    case .keyword(.try):
      // `try?` and `try!` ask nobody around.
      if token.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil { try checkErrors(token) }
    case .keyword(.throw), .keyword(.await): try checkErrors(token)
    case .keyword(.break):
      if token.isInEndlessLoop { throw FixRefusal("a loop would never end") }
    case .identifier(let name): try checkLocal(name, token)
    case .dollarIdentifier: try checkLocal(token.text, token)
    default: break
    }
  }

  /// Refuses where a `do` or a closure may be left without what can throw or wait.
  private func checkErrors(_ token: TokenSyntax) throws(FixRefusal) {
    var node = token.parent
    while let current = node {
      switch current.kind {
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return
      case .doStmt, .closureExpr:
        if !isGone(current) {
          throw FixRefusal("what can throw or wait would go, and a 'do' or a closure stays")
        }
      default: break
      }
      node = current.parent
    }
  }

  /// Refuses where the last use of a local would go.
  private func checkLocal(_ name: String, _ token: TokenSyntax) throws(FixRefusal) {
    guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { return }
    let code = surroundingCode(of: Syntax(token))
    let tokens = code.tokens(viewMode: .sourceAccurate).filter { $0.text == name }
    let isAnonymous = name.hasPrefix("$")
    let bindings = tokens.filter { $0.parent?.is(IdentifierPatternSyntax.self) == true && !isGone($0) }
    guard isAnonymous || !bindings.isEmpty else { return }
    guard !bindings.contains(where: \.isOfVariable) else {
      throw FixRefusal("code that may set '\(name)' would go")
    }
    let isUsed = tokens.contains { $0.parent?.is(DeclReferenceExprSyntax.self) == true && !isGone($0) }
    guard isUsed else { throw FixRefusal("'\(name)' would be left without use") }
  }

  /// Refuses where a closure that names `self` would no longer need it.
  private func checkInstance(of use: ExprSyntax) throws(FixRefusal) {
    var node = use.parent
    while let current = node, current.declaredTypeName == nil {
      let bindsSelf = current.as(ClosureExprSyntax.self)?.signature?.capture?.items.contains {
        $0.trimmedDescription.contains("self")
      }
      if bindsSelf == true, !isGone(current) {
        let isNeeded = current.tokens(viewMode: .sourceAccurate).contains { token in
          token.tokenKind == .keyword(.self) && token.parent?.is(DeclReferenceExprSyntax.self) == true
            && token.parent?.parent?.is(MemberAccessExprSyntax.self) == true && !isGone(token)
        }
        if !isNeeded { throw FixRefusal("a closure would no longer need 'self'") }
      }
      node = current.parent
    }
  }
}

extension TokenSyntax {
  /// Whether it is the name in a `var`.
  fileprivate var isOfVariable: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let variable = current.as(VariableDeclSyntax.self) {
        return variable.bindingSpecifier.tokenKind == .keyword(.var)
      }
      if let binding = current.as(OptionalBindingConditionSyntax.self) {
        return binding.bindingSpecifier.tokenKind == .keyword(.var)
      }
      node = current.parent
    }
    return false
  }

  fileprivate var isInEndlessLoop: Bool {
    var node = parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .whileStmt(let loop): return loop.conditions.trimmedDescription == "true"
      case .forStmt, .repeatStmt, .functionDecl, .closureExpr: return false
      default: node = current.parent
      }
    }
    return false
  }
}
