import SwiftSyntax

struct FunctionCallExprSyntax: KindView {
  static var kind: SyntaxKind { .functionCallExpr }
  let layout: Layout

  var calledExpression: ExprSyntax { layout.child(1) }
  var arguments: LabeledExprListSyntax { layout.child(5) }
  var trailingClosure: ClosureExprSyntax? { layout.optional(9) }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { layout.child(11) }
}

struct MultipleTrailingClosureElementSyntax: KindView {
  static var kind: SyntaxKind { .multipleTrailingClosureElement }
  let layout: Layout

  var label: TokenSyntax { layout.child(1) }
  var closure: ClosureExprSyntax { layout.child(5) }
}

struct LabeledExprSyntax: KindView {
  static var kind: SyntaxKind { .labeledExpr }
  let layout: Layout

  var label: TokenSyntax? { layout.optional(1) }
  var expression: ExprSyntax { layout.child(5) }
}

struct MemberAccessExprSyntax: KindView {
  static var kind: SyntaxKind { .memberAccessExpr }
  let layout: Layout

  var base: ExprSyntax? { layout.optional(1) }
  var declName: DeclReferenceExprSyntax { layout.child(5) }
}

struct DeclReferenceExprSyntax: KindView {
  static var kind: SyntaxKind { .declReferenceExpr }
  let layout: Layout

  var baseName: TokenSyntax { layout.child(3) }
}

struct SubscriptCallExprSyntax: KindView {
  static var kind: SyntaxKind { .subscriptCallExpr }
  let layout: Layout

  var calledExpression: ExprSyntax { layout.child(1) }
  var arguments: LabeledExprListSyntax { layout.child(5) }
}

struct MacroExpansionExprSyntax: KindView {
  static var kind: SyntaxKind { .macroExpansionExpr }
  let layout: Layout

  var macroName: TokenSyntax { layout.child(5) }
  var arguments: LabeledExprListSyntax { layout.child(11) }
  var trailingClosure: ClosureExprSyntax? { layout.optional(15) }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { layout.child(17) }
}

struct KeyPathExprSyntax: KindView {
  static var kind: SyntaxKind { .keyPathExpr }
  let layout: Layout

  var root: TypeSyntax? { layout.optional(3) }
  var components: KeyPathComponentListSyntax { layout.child(5) }
}

struct KeyPathPropertyComponentSyntax: KindView {
  static var kind: SyntaxKind { .keyPathPropertyComponent }
  let layout: Layout

  var declName: DeclReferenceExprSyntax { layout.child(1) }
}

struct StringLiteralExprSyntax: KindView {
  static var kind: SyntaxKind { .stringLiteralExpr }
  let layout: Layout

  var segments: StringLiteralSegmentListSyntax { layout.child(5) }
}

struct StringSegmentSyntax: KindView {
  static var kind: SyntaxKind { .stringSegment }
  let layout: Layout

  var content: TokenSyntax { layout.child(1) }
}

struct ExpressionSegmentSyntax: KindView {
  static var kind: SyntaxKind { .expressionSegment }
  let layout: Layout

  var expressions: LabeledExprListSyntax { layout.child(7) }
}

struct BooleanLiteralExprSyntax: KindView {
  static var kind: SyntaxKind { .booleanLiteralExpr }
  let layout: Layout

  var literal: TokenSyntax { layout.child(1) }
}

struct SequenceExprSyntax: KindView {
  static var kind: SyntaxKind { .sequenceExpr }
  let layout: Layout

  var elements: ExprListSyntax { layout.child(1) }
}

struct UnresolvedTernaryExprSyntax: KindView {
  static var kind: SyntaxKind { .unresolvedTernaryExpr }
  let layout: Layout

  var thenExpression: ExprSyntax { layout.child(3) }
}

struct UnresolvedAsExprSyntax: KindView {
  static var kind: SyntaxKind { .unresolvedAsExpr }
  let layout: Layout

  var questionOrExclamationMark: TokenSyntax? { layout.optional(3) }
}

struct UnresolvedIsExprSyntax: KindView {
  static var kind: SyntaxKind { .unresolvedIsExpr }
  let layout: Layout
}

struct BinaryOperatorExprSyntax: KindView {
  static var kind: SyntaxKind { .binaryOperatorExpr }
  let layout: Layout

  var `operator`: TokenSyntax { layout.child(1) }
}

struct AssignmentExprSyntax: KindView {
  static var kind: SyntaxKind { .assignmentExpr }
  let layout: Layout
}

struct PrefixOperatorExprSyntax: KindView {
  static var kind: SyntaxKind { .prefixOperatorExpr }
  let layout: Layout

  var `operator`: TokenSyntax { layout.child(1) }
  var expression: ExprSyntax { layout.child(3) }
}

struct TupleExprSyntax: KindView {
  static var kind: SyntaxKind { .tupleExpr }
  let layout: Layout

  var elements: LabeledExprListSyntax { layout.child(3) }
}

struct ArrayExprSyntax: KindView {
  static var kind: SyntaxKind { .arrayExpr }
  let layout: Layout

  var elements: NodeList<ArrayElementSyntax> { layout.child(3) }
}

struct ArrayElementSyntax: KindView {
  static var kind: SyntaxKind { .arrayElement }
  let layout: Layout

  var expression: ExprSyntax { layout.child(1) }
}

struct DictionaryElementSyntax: KindView {
  static var kind: SyntaxKind { .dictionaryElement }
  let layout: Layout

  var key: ExprSyntax { layout.child(1) }
  var value: ExprSyntax { layout.child(5) }
}

struct TypeExprSyntax: KindView {
  static var kind: SyntaxKind { .typeExpr }
  let layout: Layout

  var type: TypeSyntax { layout.child(1) }
}

struct TryExprSyntax: KindView {
  static var kind: SyntaxKind { .tryExpr }
  let layout: Layout

  var questionOrExclamationMark: TokenSyntax? { layout.optional(3) }
  var expression: ExprSyntax { layout.child(5) }
}

struct AwaitExprSyntax: KindView {
  static var kind: SyntaxKind { .awaitExpr }
  let layout: Layout

  var expression: ExprSyntax { layout.child(3) }
}

struct InOutExprSyntax: KindView {
  static var kind: SyntaxKind { .inOutExpr }
  let layout: Layout

  var expression: ExprSyntax { layout.child(3) }
}

struct OptionalChainingExprSyntax: KindView {
  static var kind: SyntaxKind { .optionalChainingExpr }
  let layout: Layout

  var expression: ExprSyntax { layout.child(1) }
}

struct ForceUnwrapExprSyntax: KindView {
  static var kind: SyntaxKind { .forceUnwrapExpr }
  let layout: Layout

  var expression: ExprSyntax { layout.child(1) }
}

struct GenericSpecializationExprSyntax: KindView {
  static var kind: SyntaxKind { .genericSpecializationExpr }
  let layout: Layout

  var expression: ExprSyntax { layout.child(1) }
  var clause: GenericArgumentClauseSyntax { layout.child(3) }
}

struct PatternExprSyntax: KindView {
  static var kind: SyntaxKind { .patternExpr }
  let layout: Layout

  var pattern: PatternSyntax { layout.child(1) }
}
