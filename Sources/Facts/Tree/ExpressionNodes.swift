import SwiftSyntax

struct FunctionCallExprSyntax: KindView {
  static var kind: SyntaxKind { .functionCallExpr }
  let node: Node

  var calledExpression: ExprSyntax { node.child(1) }
  var arguments: LabeledExprListSyntax { node.child(5) }
  var trailingClosure: ClosureExprSyntax? { node.optional(9) }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { node.child(11) }
}

struct MultipleTrailingClosureElementSyntax: KindView {
  static var kind: SyntaxKind { .multipleTrailingClosureElement }
  let node: Node

  var label: TokenSyntax { node.child(1) }
  var closure: ClosureExprSyntax { node.child(5) }
}

struct LabeledExprSyntax: KindView {
  static var kind: SyntaxKind { .labeledExpr }
  let node: Node

  var label: TokenSyntax? { node.optional(1) }
  var expression: ExprSyntax { node.child(5) }
}

struct MemberAccessExprSyntax: KindView {
  static var kind: SyntaxKind { .memberAccessExpr }
  let node: Node

  var base: ExprSyntax? { node.optional(1) }
  var declName: DeclReferenceExprSyntax { node.child(5) }
}

struct DeclReferenceExprSyntax: KindView {
  static var kind: SyntaxKind { .declReferenceExpr }
  let node: Node

  var baseName: TokenSyntax { node.child(3) }
}

struct SubscriptCallExprSyntax: KindView {
  static var kind: SyntaxKind { .subscriptCallExpr }
  let node: Node

  var calledExpression: ExprSyntax { node.child(1) }
  var arguments: LabeledExprListSyntax { node.child(5) }
}

struct MacroExpansionExprSyntax: KindView {
  static var kind: SyntaxKind { .macroExpansionExpr }
  let node: Node

  var macroName: TokenSyntax { node.child(5) }
  var arguments: LabeledExprListSyntax { node.child(11) }
  var trailingClosure: ClosureExprSyntax? { node.optional(15) }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { node.child(17) }
}

struct KeyPathExprSyntax: KindView {
  static var kind: SyntaxKind { .keyPathExpr }
  let node: Node

  var root: TypeSyntax? { node.optional(3) }
  var components: KeyPathComponentListSyntax { node.child(5) }
}

struct KeyPathPropertyComponentSyntax: KindView {
  static var kind: SyntaxKind { .keyPathPropertyComponent }
  let node: Node

  var declName: DeclReferenceExprSyntax { node.child(1) }
}

struct StringLiteralExprSyntax: KindView {
  static var kind: SyntaxKind { .stringLiteralExpr }
  let node: Node

  var segments: StringLiteralSegmentListSyntax { node.child(5) }
}

struct StringSegmentSyntax: KindView {
  static var kind: SyntaxKind { .stringSegment }
  let node: Node

  var content: TokenSyntax { node.child(1) }
}

struct ExpressionSegmentSyntax: KindView {
  static var kind: SyntaxKind { .expressionSegment }
  let node: Node

  var expressions: LabeledExprListSyntax { node.child(7) }
}

struct BooleanLiteralExprSyntax: KindView {
  static var kind: SyntaxKind { .booleanLiteralExpr }
  let node: Node

  var literal: TokenSyntax { node.child(1) }
}

struct SequenceExprSyntax: KindView {
  static var kind: SyntaxKind { .sequenceExpr }
  let node: Node

  var elements: ExprListSyntax { node.child(1) }
}

struct UnresolvedTernaryExprSyntax: KindView {
  static var kind: SyntaxKind { .unresolvedTernaryExpr }
  let node: Node

  var thenExpression: ExprSyntax { node.child(3) }
}

struct UnresolvedAsExprSyntax: KindView {
  static var kind: SyntaxKind { .unresolvedAsExpr }
  let node: Node

  var questionOrExclamationMark: TokenSyntax? { node.optional(3) }
}

struct UnresolvedIsExprSyntax: KindView {
  static var kind: SyntaxKind { .unresolvedIsExpr }
  let node: Node
}

struct BinaryOperatorExprSyntax: KindView {
  static var kind: SyntaxKind { .binaryOperatorExpr }
  let node: Node

  var `operator`: TokenSyntax { node.child(1) }
}

struct AssignmentExprSyntax: KindView {
  static var kind: SyntaxKind { .assignmentExpr }
  let node: Node
}

struct PrefixOperatorExprSyntax: KindView {
  static var kind: SyntaxKind { .prefixOperatorExpr }
  let node: Node

  var `operator`: TokenSyntax { node.child(1) }
  var expression: ExprSyntax { node.child(3) }
}

struct TupleExprSyntax: KindView {
  static var kind: SyntaxKind { .tupleExpr }
  let node: Node

  var elements: LabeledExprListSyntax { node.child(3) }
}

struct ArrayExprSyntax: KindView {
  static var kind: SyntaxKind { .arrayExpr }
  let node: Node

  var elements: NodeList<ArrayElementSyntax> { node.child(3) }
}

struct ArrayElementSyntax: KindView {
  static var kind: SyntaxKind { .arrayElement }
  let node: Node

  var expression: ExprSyntax { node.child(1) }
}

struct DictionaryElementSyntax: KindView {
  static var kind: SyntaxKind { .dictionaryElement }
  let node: Node

  var key: ExprSyntax { node.child(1) }
  var value: ExprSyntax { node.child(5) }
}

struct TypeExprSyntax: KindView {
  static var kind: SyntaxKind { .typeExpr }
  let node: Node

  var type: TypeSyntax { node.child(1) }
}

struct TryExprSyntax: KindView {
  static var kind: SyntaxKind { .tryExpr }
  let node: Node

  var questionOrExclamationMark: TokenSyntax? { node.optional(3) }
  var expression: ExprSyntax { node.child(5) }
}

struct AwaitExprSyntax: KindView {
  static var kind: SyntaxKind { .awaitExpr }
  let node: Node

  var expression: ExprSyntax { node.child(3) }
}

struct InOutExprSyntax: KindView {
  static var kind: SyntaxKind { .inOutExpr }
  let node: Node

  var expression: ExprSyntax { node.child(3) }
}

struct OptionalChainingExprSyntax: KindView {
  static var kind: SyntaxKind { .optionalChainingExpr }
  let node: Node

  var expression: ExprSyntax { node.child(1) }
}

struct ForceUnwrapExprSyntax: KindView {
  static var kind: SyntaxKind { .forceUnwrapExpr }
  let node: Node

  var expression: ExprSyntax { node.child(1) }
}

struct GenericSpecializationExprSyntax: KindView {
  static var kind: SyntaxKind { .genericSpecializationExpr }
  let node: Node

  var expression: ExprSyntax { node.child(1) }
}

struct PatternExprSyntax: KindView {
  static var kind: SyntaxKind { .patternExpr }
  let node: Node

  var pattern: PatternSyntax { node.child(1) }
}
