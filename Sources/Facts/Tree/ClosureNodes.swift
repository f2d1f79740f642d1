import SwiftSyntax

struct ClosureExprSyntax: KindView {
  static var kind: SyntaxKind { .closureExpr }
  let node: Node

  var signature: ClosureSignatureSyntax? { node.optional(3) }
  var statements: CodeBlockItemListSyntax { node.child(5) }
}

struct ClosureCaptureClauseSyntax: KindView {
  static var kind: SyntaxKind { .closureCaptureClause }
  let node: Node

  var items: ClosureCaptureListSyntax { node.child(3) }
}

struct ClosureCaptureSyntax: KindView {
  static var kind: SyntaxKind { .closureCapture }
  let node: Node

  var name: TokenSyntax { node.child(3) }
  var initializer: InitializerClauseSyntax? { node.optional(5) }
}

struct ClosureShorthandParameterSyntax: KindView {
  static var kind: SyntaxKind { .closureShorthandParameter }
  let node: Node

  var name: TokenSyntax { node.child(1) }
}

struct ClosureParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .closureParameterClause }
  let node: Node

  var parameters: ClosureParameterListSyntax { node.child(3) }
}

struct ClosureParameterSyntax: KindView {
  static var kind: SyntaxKind { .closureParameter }
  let node: Node

  var firstName: TokenSyntax { node.child(5) }
  var secondName: TokenSyntax? { node.optional(7) }
  var type: TypeSyntax? { node.optional(11) }
}
