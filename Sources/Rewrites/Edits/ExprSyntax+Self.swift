import SwiftSyntax

extension ExprSyntax {
  /// Whether it is `self`.
  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }

  /// Whether it is `self.init`.
  var isOwnInitializer: Bool { memberAccess(to: .keyword(.`init`))?.base?.isSelf == true }

  /// Whether it is `super.init`.
  var isInheritedInitializer: Bool {
    memberAccess(to: .keyword(.`init`))?.base?.is(SuperExprSyntax.self) == true
  }

  private func memberAccess(to name: TokenKind) -> MemberAccessExprSyntax? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == name
    else { return nil }
    return access
  }
}
