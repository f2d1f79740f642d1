import SwiftSyntax

struct ClosureExprSyntax: KindView {
  static var kind: SyntaxKind { .closureExpr }
  let layout: Layout

  var signature: ClosureSignatureSyntax? { layout.optional(3) }
  var statements: CodeBlockItemListSyntax { layout.child(5) }
}

struct ClosureCaptureClauseSyntax: KindView {
  static var kind: SyntaxKind { .closureCaptureClause }
  let layout: Layout

  var items: ClosureCaptureListSyntax { layout.child(3) }
}

struct ClosureCaptureSyntax: KindView {
  static var kind: SyntaxKind { .closureCapture }
  let layout: Layout

  var name: TokenSyntax { layout.child(3) }
  var initializer: InitializerClauseSyntax? { layout.optional(5) }
}

struct ClosureShorthandParameterSyntax: KindView {
  static var kind: SyntaxKind { .closureShorthandParameter }
  let layout: Layout

  var name: TokenSyntax { layout.child(1) }
}

struct ClosureParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .closureParameterClause }
  let layout: Layout

  var parameters: ClosureParameterListSyntax { layout.child(3) }
}

struct ClosureParameterSyntax: KindView {
  static var kind: SyntaxKind { .closureParameter }
  let layout: Layout

  var firstName: TokenSyntax { layout.child(5) }
  var secondName: TokenSyntax? { layout.optional(7) }
  var type: TypeSyntax? { layout.optional(11) }
}
