import SwiftSyntax

struct IdentifierPatternSyntax: KindView {
  static var kind: SyntaxKind { .identifierPattern }
  let node: Node

  var identifier: TokenSyntax { node.child(1) }
}

struct ValueBindingPatternSyntax: KindView {
  static var kind: SyntaxKind { .valueBindingPattern }
  let node: Node

  var bindingSpecifier: TokenSyntax { node.child(1) }
  var pattern: PatternSyntax { node.child(3) }
}

struct TuplePatternSyntax: KindView {
  static var kind: SyntaxKind { .tuplePattern }
  let node: Node

  var elements: TuplePatternElementListSyntax { node.child(3) }
}

struct TuplePatternElementSyntax: KindView {
  static var kind: SyntaxKind { .tuplePatternElement }
  let node: Node

  var pattern: PatternSyntax { node.child(5) }
}

struct ExpressionPatternSyntax: KindView {
  static var kind: SyntaxKind { .expressionPattern }
  let node: Node

  var expression: ExprSyntax { node.child(1) }
}
