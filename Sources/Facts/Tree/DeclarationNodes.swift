import SwiftSyntax

struct ImportDeclSyntax: KindView {
  static var kind: SyntaxKind { .importDecl }
  let node: Node

  var path: ImportPathComponentListSyntax { node.child(9) }
}

struct ImportPathComponentSyntax: KindView {
  static var kind: SyntaxKind { .importPathComponent }
  let node: Node

  var name: TokenSyntax { node.child(1) }
}

struct TypeAliasDeclSyntax: KindView {
  static var kind: SyntaxKind { .typeAliasDecl }
  let node: Node

  var name: TokenSyntax { node.child(7) }
  var initializer: TypeInitializerClauseSyntax { node.child(11) }
}

struct TypeInitializerClauseSyntax: KindView {
  static var kind: SyntaxKind { .typeInitializerClause }
  let node: Node

  var value: TypeSyntax { node.child(3) }
}

struct ExtensionDeclSyntax: KindView {
  static var kind: SyntaxKind { .extensionDecl }
  let node: Node

  var attributes: AttributeListSyntax { node.child(1) }
  var modifiers: DeclModifierListSyntax { node.child(3) }
  var extendedType: TypeSyntax { node.child(7) }
  var inheritanceClause: InheritanceClauseSyntax? { node.optional(9) }
  var memberBlock: MemberBlockSyntax { node.child(13) }
}

struct InheritanceClauseSyntax: KindView {
  static var kind: SyntaxKind { .inheritanceClause }
  let node: Node

  var inheritedTypes: InheritedTypeListSyntax { node.child(3) }
}

struct InheritedTypeSyntax: KindView {
  static var kind: SyntaxKind { .inheritedType }
  let node: Node

  var type: TypeSyntax { node.child(1) }
}

struct MemberBlockSyntax: KindView {
  static var kind: SyntaxKind { .memberBlock }
  let node: Node

  var members: MemberBlockItemListSyntax { node.child(3) }
}

struct MemberBlockItemSyntax: KindView {
  static var kind: SyntaxKind { .memberBlockItem }
  let node: Node

  var decl: DeclSyntax { node.child(1) }
}

struct MacroExpansionDeclSyntax: KindView {
  static var kind: SyntaxKind { .macroExpansionDecl }
  let node: Node

  var macroName: TokenSyntax { node.child(9) }
  var arguments: LabeledExprListSyntax { node.child(15) }
  var trailingClosure: ClosureExprSyntax? { node.optional(19) }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { node.child(21) }
}

struct EnumCaseDeclSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseDecl }
  let node: Node

  var attributes: AttributeListSyntax { node.child(1) }
  var elements: EnumCaseElementListSyntax { node.child(7) }
}

struct EnumCaseElementSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseElement }
  let node: Node

  var name: TokenSyntax { node.child(1) }
  var parameterClause: EnumCaseParameterClauseSyntax? { node.optional(3) }
  var rawValue: InitializerClauseSyntax? { node.optional(5) }
}

struct EnumCaseParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseParameterClause }
  let node: Node

  var parameters: EnumCaseParameterListSyntax { node.child(3) }
}

struct EnumCaseParameterSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseParameter }
  let node: Node

  var type: TypeSyntax { node.child(9) }
}

struct IfConfigDeclSyntax: KindView {
  static var kind: SyntaxKind { .ifConfigDecl }
  let node: Node

  var clauses: IfConfigClauseListSyntax { node.child(1) }
}

struct DeclModifierSyntax: KindView {
  static var kind: SyntaxKind { .declModifier }
  let node: Node

  var name: TokenSyntax { node.child(1) }
  var detail: AnyNode? { node.optional(3) }
}

struct AttributeSyntax: KindView {
  static var kind: SyntaxKind { .attribute }
  let node: Node

  var attributeName: TypeSyntax { node.child(3) }
}
