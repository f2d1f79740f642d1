import SwiftSyntax

struct VariableDeclSyntax: KindView {
  static var kind: SyntaxKind { .variableDecl }
  let node: Node

  var attributes: AttributeListSyntax { node.child(1) }
  var modifiers: DeclModifierListSyntax { node.child(3) }
  var bindingSpecifier: TokenSyntax { node.child(5) }
  var bindings: PatternBindingListSyntax { node.child(7) }
}

struct PatternBindingSyntax: KindView {
  static var kind: SyntaxKind { .patternBinding }
  let node: Node

  var pattern: PatternSyntax { node.child(1) }
  var typeAnnotation: TypeAnnotationSyntax? { node.optional(3) }
  var initializer: InitializerClauseSyntax? { node.optional(5) }
  var accessorBlock: AccessorBlockSyntax? { node.optional(7) }
}

struct InitializerClauseSyntax: KindView {
  static var kind: SyntaxKind { .initializerClause }
  let node: Node

  var value: ExprSyntax { node.child(3) }
}

struct TypeAnnotationSyntax: KindView {
  static var kind: SyntaxKind { .typeAnnotation }
  let node: Node

  var type: TypeSyntax { node.child(3) }
}

struct AccessorDeclSyntax: KindView {
  static var kind: SyntaxKind { .accessorDecl }
  let node: Node

  var accessorSpecifier: TokenSyntax { node.child(5) }
  var parameters: AccessorParametersSyntax? { node.optional(7) }
  var body: CodeBlockSyntax? { node.optional(11) }
}

struct AccessorParametersSyntax: KindView {
  static var kind: SyntaxKind { .accessorParameters }
  let node: Node

  var name: TokenSyntax { node.child(3) }
}

struct FunctionDeclSyntax: KindView {
  static var kind: SyntaxKind { .functionDecl }
  let node: Node

  var attributes: AttributeListSyntax { node.child(1) }
  var modifiers: DeclModifierListSyntax { node.child(3) }
  var name: TokenSyntax { node.child(7) }
  var genericParameterClause: GenericParameterClauseSyntax? { node.optional(9) }
  var signature: FunctionSignatureSyntax { node.child(11) }
  var body: CodeBlockSyntax? { node.optional(15) }
}

struct FunctionSignatureSyntax: KindView {
  static var kind: SyntaxKind { .functionSignature }
  let node: Node

  var parameterClause: FunctionParameterClauseSyntax { node.child(1) }
  var returnClause: ReturnClauseSyntax? { node.optional(5) }
}

struct FunctionParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .functionParameterClause }
  let node: Node

  var parameters: FunctionParameterListSyntax { node.child(3) }
}

struct FunctionParameterSyntax: KindView {
  static var kind: SyntaxKind { .functionParameter }
  let node: Node

  var firstName: TokenSyntax { node.child(5) }
  var secondName: TokenSyntax? { node.optional(7) }
  var type: TypeSyntax { node.child(11) }
  var ellipsis: TokenSyntax? { node.optional(13) }
  var defaultValue: InitializerClauseSyntax? { node.optional(15) }
}

struct ReturnClauseSyntax: KindView {
  static var kind: SyntaxKind { .returnClause }
  let node: Node

  var type: TypeSyntax { node.child(3) }
}

struct InitializerDeclSyntax: KindView {
  static var kind: SyntaxKind { .initializerDecl }
  let node: Node

  var attributes: AttributeListSyntax { node.child(1) }
  var modifiers: DeclModifierListSyntax { node.child(3) }
  var initKeyword: TokenSyntax { node.child(5) }
  var optionalMark: TokenSyntax? { node.optional(7) }
  var genericParameterClause: GenericParameterClauseSyntax? { node.optional(9) }
  var signature: FunctionSignatureSyntax { node.child(11) }
  var body: CodeBlockSyntax? { node.optional(15) }
}

struct DeinitializerDeclSyntax: KindView {
  static var kind: SyntaxKind { .deinitializerDecl }
  let node: Node

  var deinitKeyword: TokenSyntax { node.child(5) }
  var body: CodeBlockSyntax? { node.optional(9) }
}

struct SubscriptDeclSyntax: KindView {
  static var kind: SyntaxKind { .subscriptDecl }
  let node: Node

  var attributes: AttributeListSyntax { node.child(1) }
  var modifiers: DeclModifierListSyntax { node.child(3) }
  var subscriptKeyword: TokenSyntax { node.child(5) }
  var parameterClause: FunctionParameterClauseSyntax { node.child(9) }
  var accessorBlock: AccessorBlockSyntax? { node.optional(15) }
}
