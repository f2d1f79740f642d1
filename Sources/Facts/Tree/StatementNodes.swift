import SwiftSyntax

struct CodeBlockSyntax: KindView {
  static var kind: SyntaxKind { .codeBlock }
  let layout: Layout

  var statements: CodeBlockItemListSyntax { layout.child(3) }
}

struct ExpressionStmtSyntax: KindView {
  static var kind: SyntaxKind { .expressionStmt }
  let layout: Layout

  var expression: ExprSyntax { layout.child(1) }
}

struct LabeledStmtSyntax: KindView {
  static var kind: SyntaxKind { .labeledStmt }
  let layout: Layout

  var label: TokenSyntax { layout.child(1) }
  var statement: AnyNode { layout.child(5) }
}

struct IfExprSyntax: KindView {
  static var kind: SyntaxKind { .ifExpr }
  let layout: Layout

  var conditions: ConditionElementListSyntax { layout.child(3) }
  var body: CodeBlockSyntax { layout.child(5) }
}

struct GuardStmtSyntax: KindView {
  static var kind: SyntaxKind { .guardStmt }
  let layout: Layout

  var conditions: ConditionElementListSyntax { layout.child(3) }
  var body: CodeBlockSyntax { layout.child(7) }
}

struct WhileStmtSyntax: KindView {
  static var kind: SyntaxKind { .whileStmt }
  let layout: Layout

  var conditions: ConditionElementListSyntax { layout.child(3) }
  var body: CodeBlockSyntax { layout.child(5) }
}

struct RepeatStmtSyntax: KindView {
  static var kind: SyntaxKind { .repeatStmt }
  let layout: Layout

  var body: CodeBlockSyntax { layout.child(3) }
  var condition: ExprSyntax { layout.child(7) }
}

struct ForStmtSyntax: KindView {
  static var kind: SyntaxKind { .forStmt }
  let layout: Layout

  var tryKeyword: TokenSyntax? { layout.optional(3) }
  var awaitKeyword: TokenSyntax? { layout.optional(5) }
  var pattern: PatternSyntax { layout.child(11) }
  var typeAnnotation: TypeAnnotationSyntax? { layout.optional(13) }
  var sequence: ExprSyntax { layout.child(17) }
  var whereClause: WhereClauseSyntax? { layout.optional(19) }
  var body: CodeBlockSyntax { layout.child(21) }
}

struct WhereClauseSyntax: KindView {
  static var kind: SyntaxKind { .whereClause }
  let layout: Layout

  var condition: ExprSyntax { layout.child(3) }
}

struct DoStmtSyntax: KindView {
  static var kind: SyntaxKind { .doStmt }
  let layout: Layout

  var body: CodeBlockSyntax { layout.child(5) }
  var catchClauses: CatchClauseListSyntax { layout.child(7) }
}

struct CatchClauseSyntax: KindView {
  static var kind: SyntaxKind { .catchClause }
  let layout: Layout

  var catchItems: CatchItemListSyntax { layout.child(3) }
  var body: CodeBlockSyntax { layout.child(5) }
}

struct CatchItemSyntax: KindView {
  static var kind: SyntaxKind { .catchItem }
  let layout: Layout

  var pattern: PatternSyntax? { layout.optional(1) }
  var whereClause: WhereClauseSyntax? { layout.optional(3) }
}

struct DeferStmtSyntax: KindView {
  static var kind: SyntaxKind { .deferStmt }
  let layout: Layout

  var body: CodeBlockSyntax { layout.child(3) }
}

struct ReturnStmtSyntax: KindView {
  static var kind: SyntaxKind { .returnStmt }
  let layout: Layout

  var expression: ExprSyntax? { layout.optional(3) }
}

struct ThrowStmtSyntax: KindView {
  static var kind: SyntaxKind { .throwStmt }
  let layout: Layout

  var expression: ExprSyntax { layout.child(3) }
}

struct BreakStmtSyntax: KindView {
  static var kind: SyntaxKind { .breakStmt }
  let layout: Layout

  var label: TokenSyntax? { layout.optional(3) }
}

struct ContinueStmtSyntax: KindView {
  static var kind: SyntaxKind { .continueStmt }
  let layout: Layout

  var label: TokenSyntax? { layout.optional(3) }
}

struct OptionalBindingConditionSyntax: KindView {
  static var kind: SyntaxKind { .optionalBindingCondition }
  let layout: Layout

  var bindingSpecifier: TokenSyntax { layout.child(1) }
  var pattern: PatternSyntax { layout.child(3) }
  var typeAnnotation: TypeAnnotationSyntax? { layout.optional(5) }
  var initializer: InitializerClauseSyntax? { layout.optional(7) }
}

struct MatchingPatternConditionSyntax: KindView {
  static var kind: SyntaxKind { .matchingPatternCondition }
  let layout: Layout

  var pattern: PatternSyntax { layout.child(3) }
  var typeAnnotation: TypeAnnotationSyntax? { layout.optional(5) }
  var initializer: InitializerClauseSyntax { layout.child(7) }
}

struct SwitchExprSyntax: KindView {
  static var kind: SyntaxKind { .switchExpr }
  let layout: Layout

  var subject: ExprSyntax { layout.child(3) }
  var cases: SwitchCaseListSyntax { layout.child(7) }
}

struct SwitchCaseSyntax: KindView {
  static var kind: SyntaxKind { .switchCase }
  let layout: Layout

  var attribute: AttributeSyntax? { layout.optional(1) }
  var statements: CodeBlockItemListSyntax { layout.child(5) }
}

struct SwitchCaseLabelSyntax: KindView {
  static var kind: SyntaxKind { .switchCaseLabel }
  let layout: Layout

  var caseItems: SwitchCaseItemListSyntax { layout.child(3) }
}

struct SwitchCaseItemSyntax: KindView {
  static var kind: SyntaxKind { .switchCaseItem }
  let layout: Layout

  var pattern: PatternSyntax { layout.child(1) }
  var whereClause: WhereClauseSyntax? { layout.optional(3) }
}
