import SwiftSyntax

struct CodeBlockSyntax: KindView {
  static var kind: SyntaxKind { .codeBlock }
  let node: Node

  var statements: CodeBlockItemListSyntax { node.child(3) }
}

struct ExpressionStmtSyntax: KindView {
  static var kind: SyntaxKind { .expressionStmt }
  let node: Node

  var expression: ExprSyntax { node.child(1) }
}

struct LabeledStmtSyntax: KindView {
  static var kind: SyntaxKind { .labeledStmt }
  let node: Node

  var label: TokenSyntax { node.child(1) }
  var statement: AnyNode { node.child(5) }
}

struct IfExprSyntax: KindView {
  static var kind: SyntaxKind { .ifExpr }
  let node: Node

  var conditions: ConditionElementListSyntax { node.child(3) }
  var body: CodeBlockSyntax { node.child(5) }
}

struct GuardStmtSyntax: KindView {
  static var kind: SyntaxKind { .guardStmt }
  let node: Node

  var conditions: ConditionElementListSyntax { node.child(3) }
  var body: CodeBlockSyntax { node.child(7) }
}

struct WhileStmtSyntax: KindView {
  static var kind: SyntaxKind { .whileStmt }
  let node: Node

  var conditions: ConditionElementListSyntax { node.child(3) }
  var body: CodeBlockSyntax { node.child(5) }
}

struct RepeatStmtSyntax: KindView {
  static var kind: SyntaxKind { .repeatStmt }
  let node: Node

  var body: CodeBlockSyntax { node.child(3) }
  var condition: ExprSyntax { node.child(7) }
}

struct ForStmtSyntax: KindView {
  static var kind: SyntaxKind { .forStmt }
  let node: Node

  var tryKeyword: TokenSyntax? { node.optional(3) }
  var awaitKeyword: TokenSyntax? { node.optional(5) }
  var pattern: PatternSyntax { node.child(11) }
  var typeAnnotation: TypeAnnotationSyntax? { node.optional(13) }
  var sequence: ExprSyntax { node.child(17) }
  var whereClause: WhereClauseSyntax? { node.optional(19) }
  var body: CodeBlockSyntax { node.child(21) }
}

struct WhereClauseSyntax: KindView {
  static var kind: SyntaxKind { .whereClause }
  let node: Node

  var condition: ExprSyntax { node.child(3) }
}

struct DoStmtSyntax: KindView {
  static var kind: SyntaxKind { .doStmt }
  let node: Node

  var body: CodeBlockSyntax { node.child(5) }
  var catchClauses: CatchClauseListSyntax { node.child(7) }
}

struct CatchClauseSyntax: KindView {
  static var kind: SyntaxKind { .catchClause }
  let node: Node

  var catchItems: CatchItemListSyntax { node.child(3) }
  var body: CodeBlockSyntax { node.child(5) }
}

struct CatchItemSyntax: KindView {
  static var kind: SyntaxKind { .catchItem }
  let node: Node

  var pattern: PatternSyntax? { node.optional(1) }
  var whereClause: WhereClauseSyntax? { node.optional(3) }
}

struct DeferStmtSyntax: KindView {
  static var kind: SyntaxKind { .deferStmt }
  let node: Node

  var body: CodeBlockSyntax { node.child(3) }
}

struct ReturnStmtSyntax: KindView {
  static var kind: SyntaxKind { .returnStmt }
  let node: Node

  var expression: ExprSyntax? { node.optional(3) }
}

struct ThrowStmtSyntax: KindView {
  static var kind: SyntaxKind { .throwStmt }
  let node: Node

  var expression: ExprSyntax { node.child(3) }
}

struct BreakStmtSyntax: KindView {
  static var kind: SyntaxKind { .breakStmt }
  let node: Node

  var label: TokenSyntax? { node.optional(3) }
}

struct ContinueStmtSyntax: KindView {
  static var kind: SyntaxKind { .continueStmt }
  let node: Node

  var label: TokenSyntax? { node.optional(3) }
}

struct OptionalBindingConditionSyntax: KindView {
  static var kind: SyntaxKind { .optionalBindingCondition }
  let node: Node

  var bindingSpecifier: TokenSyntax { node.child(1) }
  var pattern: PatternSyntax { node.child(3) }
  var typeAnnotation: TypeAnnotationSyntax? { node.optional(5) }
  var initializer: InitializerClauseSyntax? { node.optional(7) }
}

struct MatchingPatternConditionSyntax: KindView {
  static var kind: SyntaxKind { .matchingPatternCondition }
  let node: Node

  var pattern: PatternSyntax { node.child(3) }
  var typeAnnotation: TypeAnnotationSyntax? { node.optional(5) }
  var initializer: InitializerClauseSyntax { node.child(7) }
}

struct SwitchExprSyntax: KindView {
  static var kind: SyntaxKind { .switchExpr }
  let node: Node

  var subject: ExprSyntax { node.child(3) }
  var cases: SwitchCaseListSyntax { node.child(7) }
}

struct SwitchCaseSyntax: KindView {
  static var kind: SyntaxKind { .switchCase }
  let node: Node

  var attribute: AttributeSyntax? { node.optional(1) }
  var statements: CodeBlockItemListSyntax { node.child(5) }
}

struct SwitchCaseLabelSyntax: KindView {
  static var kind: SyntaxKind { .switchCaseLabel }
  let node: Node

  var caseItems: SwitchCaseItemListSyntax { node.child(3) }
}

struct SwitchCaseItemSyntax: KindView {
  static var kind: SyntaxKind { .switchCaseItem }
  let node: Node

  var pattern: PatternSyntax { node.child(1) }
  var whereClause: WhereClauseSyntax? { node.optional(3) }
}
