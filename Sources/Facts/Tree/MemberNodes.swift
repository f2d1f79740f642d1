import SwiftSyntax

struct VariableDeclSyntax: KindView {
  static var kind: SyntaxKind { .variableDecl }
  let layout: Layout

  var attributes: AttributeListSyntax { layout.child(1) }
  var modifiers: DeclModifierListSyntax { layout.child(3) }
  var bindingSpecifier: TokenSyntax { layout.child(5) }
  var bindings: PatternBindingListSyntax { layout.child(7) }
}

struct PatternBindingSyntax: KindView {
  static var kind: SyntaxKind { .patternBinding }
  let layout: Layout

  var pattern: PatternSyntax { layout.child(1) }
  var typeAnnotation: TypeAnnotationSyntax? { layout.optional(3) }
  var initializer: InitializerClauseSyntax? { layout.optional(5) }
  var accessorBlock: AccessorBlockSyntax? { layout.optional(7) }
}

struct InitializerClauseSyntax: KindView {
  static var kind: SyntaxKind { .initializerClause }
  let layout: Layout

  var value: ExprSyntax { layout.child(3) }
}

struct TypeAnnotationSyntax: KindView {
  static var kind: SyntaxKind { .typeAnnotation }
  let layout: Layout

  var type: TypeSyntax { layout.child(3) }
}

struct AccessorDeclSyntax: KindView {
  static var kind: SyntaxKind { .accessorDecl }
  let layout: Layout

  var accessorSpecifier: TokenSyntax { layout.child(5) }
  var parameters: AccessorParametersSyntax? { layout.optional(7) }
  var body: CodeBlockSyntax? { layout.optional(11) }
}

struct AccessorParametersSyntax: KindView {
  static var kind: SyntaxKind { .accessorParameters }
  let layout: Layout

  var name: TokenSyntax { layout.child(3) }
}

struct FunctionDeclSyntax: KindView {
  static var kind: SyntaxKind { .functionDecl }
  let layout: Layout

  var attributes: AttributeListSyntax { layout.child(1) }
  var modifiers: DeclModifierListSyntax { layout.child(3) }
  var name: TokenSyntax { layout.child(7) }
  var genericParameterClause: GenericParameterClauseSyntax? { layout.optional(9) }
  var signature: FunctionSignatureSyntax { layout.child(11) }
  var body: CodeBlockSyntax? { layout.optional(15) }
}

struct FunctionSignatureSyntax: KindView {
  static var kind: SyntaxKind { .functionSignature }
  let layout: Layout

  var parameterClause: FunctionParameterClauseSyntax { layout.child(1) }
  var returnClause: ReturnClauseSyntax? { layout.optional(5) }
}

struct FunctionParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .functionParameterClause }
  let layout: Layout

  var parameters: FunctionParameterListSyntax { layout.child(3) }
}

struct FunctionParameterSyntax: KindView {
  static var kind: SyntaxKind { .functionParameter }
  let layout: Layout

  var firstName: TokenSyntax { layout.child(5) }
  var secondName: TokenSyntax? { layout.optional(7) }
  var type: TypeSyntax { layout.child(11) }
  var ellipsis: TokenSyntax? { layout.optional(13) }
  var defaultValue: InitializerClauseSyntax? { layout.optional(15) }
}

struct ReturnClauseSyntax: KindView {
  static var kind: SyntaxKind { .returnClause }
  let layout: Layout

  var type: TypeSyntax { layout.child(3) }
}

struct InitializerDeclSyntax: KindView {
  static var kind: SyntaxKind { .initializerDecl }
  let layout: Layout

  var attributes: AttributeListSyntax { layout.child(1) }
  var modifiers: DeclModifierListSyntax { layout.child(3) }
  var initKeyword: TokenSyntax { layout.child(5) }
  var optionalMark: TokenSyntax? { layout.optional(7) }
  var genericParameterClause: GenericParameterClauseSyntax? { layout.optional(9) }
  var signature: FunctionSignatureSyntax { layout.child(11) }
  var body: CodeBlockSyntax? { layout.optional(15) }
}

struct DeinitializerDeclSyntax: KindView {
  static var kind: SyntaxKind { .deinitializerDecl }
  let layout: Layout

  var deinitKeyword: TokenSyntax { layout.child(5) }
  var body: CodeBlockSyntax? { layout.optional(9) }
}

struct SubscriptDeclSyntax: KindView {
  static var kind: SyntaxKind { .subscriptDecl }
  let layout: Layout

  var attributes: AttributeListSyntax { layout.child(1) }
  var modifiers: DeclModifierListSyntax { layout.child(3) }
  var subscriptKeyword: TokenSyntax { layout.child(5) }
  var parameterClause: FunctionParameterClauseSyntax { layout.child(9) }
  var accessorBlock: AccessorBlockSyntax? { layout.optional(15) }
}
