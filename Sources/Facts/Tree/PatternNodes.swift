import SwiftSyntax

struct IdentifierPatternSyntax: KindView {
  static var kind: SyntaxKind { .identifierPattern }
  let layout: Layout

  var identifier: TokenSyntax { layout.child(1) }
}

struct ValueBindingPatternSyntax: KindView {
  static var kind: SyntaxKind { .valueBindingPattern }
  let layout: Layout

  var bindingSpecifier: TokenSyntax { layout.child(1) }
  var pattern: PatternSyntax { layout.child(3) }
}

struct TuplePatternSyntax: KindView {
  static var kind: SyntaxKind { .tuplePattern }
  let layout: Layout

  var elements: TuplePatternElementListSyntax { layout.child(3) }
}

struct TuplePatternElementSyntax: KindView {
  static var kind: SyntaxKind { .tuplePatternElement }
  let layout: Layout

  var pattern: PatternSyntax { layout.child(5) }
}

struct ExpressionPatternSyntax: KindView {
  static var kind: SyntaxKind { .expressionPattern }
  let layout: Layout

  var expression: ExprSyntax { layout.child(1) }
}
