import SwiftSyntax

/// Those of the names that these files only declare as members and assign, in statements of their own.
///
/// By the tokens: a local, a parameter or a label of the name counts as a read.
package func namesNeverRead(_ names: Set<String>, in files: [ParsedFile]) -> Set<String> {
  var unread = names
  for file in files {
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      if unread.isEmpty { return [] }
      let name = (token.identifier?.name ?? token.text).withoutDollar
      if unread.contains(name), !token.isMemberDeclaration, !token.isAssigned { unread.remove(name) }
    }
  }
  return unread
}

extension TokenSyntax {
  /// Whether it is the name of a stored or computed property where that is declared.
  fileprivate var isMemberDeclaration: Bool {
    parent?.as(IdentifierPatternSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.parent?.parent?.parent?
      .is(MemberBlockItemSyntax.self) == true
  }

  /// Whether it is `x` in a statement `x = true` or `self.x = true`.
  fileprivate var isAssigned: Bool {
    guard case .identifier = tokenKind, let name = parent?.as(DeclReferenceExprSyntax.self) else {
      return false
    }
    let access = name.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.base?.isSelf == true ? $0 : nil }
    let target = access.map(Syntax.init) ?? Syntax(name)
    guard let elements = target.parent?.as(ExprListSyntax.self), elements.first?.id == target.id,
      let sequence = elements.parent?.as(SequenceExprSyntax.self), elements.count > 2
    else { return false }
    return elements[elements.index(after: elements.startIndex)].is(AssignmentExprSyntax.self)
      && sequence.parent?.is(CodeBlockItemSyntax.self) == true
  }
}
