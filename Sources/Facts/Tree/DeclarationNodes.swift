import SwiftSyntax

struct ImportDeclSyntax: KindView {
  static var kind: SyntaxKind { .importDecl }
  let layout: Layout

  var path: ImportPathComponentListSyntax { layout.child(9) }
}

struct ImportPathComponentSyntax: KindView {
  static var kind: SyntaxKind { .importPathComponent }
  let layout: Layout

  var name: TokenSyntax { layout.child(1) }
}

struct TypeAliasDeclSyntax: KindView {
  static var kind: SyntaxKind { .typeAliasDecl }
  let layout: Layout

  var name: TokenSyntax { layout.child(7) }
  var initializer: TypeInitializerClauseSyntax { layout.child(11) }
}

struct TypeInitializerClauseSyntax: KindView {
  static var kind: SyntaxKind { .typeInitializerClause }
  let layout: Layout

  var value: TypeSyntax { layout.child(3) }
}

struct ExtensionDeclSyntax: KindView {
  static var kind: SyntaxKind { .extensionDecl }
  let layout: Layout

  var attributes: AttributeListSyntax { layout.child(1) }
  var modifiers: DeclModifierListSyntax { layout.child(3) }
  var extendedType: TypeSyntax { layout.child(7) }
  var inheritanceClause: InheritanceClauseSyntax? { layout.optional(9) }
  var memberBlock: MemberBlockSyntax { layout.child(13) }
}

struct InheritanceClauseSyntax: KindView {
  static var kind: SyntaxKind { .inheritanceClause }
  let layout: Layout

  var inheritedTypes: InheritedTypeListSyntax { layout.child(3) }
}

struct InheritedTypeSyntax: KindView {
  static var kind: SyntaxKind { .inheritedType }
  let layout: Layout

  var type: TypeSyntax { layout.child(1) }
}

struct MemberBlockSyntax: KindView {
  static var kind: SyntaxKind { .memberBlock }
  let layout: Layout

  var members: MemberBlockItemListSyntax { layout.child(3) }
}

struct MemberBlockItemSyntax: KindView {
  static var kind: SyntaxKind { .memberBlockItem }
  let layout: Layout

  var decl: DeclSyntax { layout.child(1) }
}

struct MacroExpansionDeclSyntax: KindView {
  static var kind: SyntaxKind { .macroExpansionDecl }
  let layout: Layout

  var macroName: TokenSyntax { layout.child(9) }
  var arguments: LabeledExprListSyntax { layout.child(15) }
  var trailingClosure: ClosureExprSyntax? { layout.optional(19) }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { layout.child(21) }
}

struct EnumCaseDeclSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseDecl }
  let layout: Layout

  var attributes: AttributeListSyntax { layout.child(1) }
  var elements: EnumCaseElementListSyntax { layout.child(7) }
}

struct EnumCaseElementSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseElement }
  let layout: Layout

  var name: TokenSyntax { layout.child(1) }
  var parameterClause: EnumCaseParameterClauseSyntax? { layout.optional(3) }
  var rawValue: InitializerClauseSyntax? { layout.optional(5) }
}

struct EnumCaseParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseParameterClause }
  let layout: Layout

  var parameters: EnumCaseParameterListSyntax { layout.child(3) }
}

struct EnumCaseParameterSyntax: KindView {
  static var kind: SyntaxKind { .enumCaseParameter }
  let layout: Layout

  var firstName: TokenSyntax? { layout.optional(3) }
  var type: TypeSyntax { layout.child(9) }
}

struct IfConfigDeclSyntax: KindView {
  static var kind: SyntaxKind { .ifConfigDecl }
  let layout: Layout

  var clauses: IfConfigClauseListSyntax { layout.child(1) }
}

struct DeclModifierSyntax: KindView {
  static var kind: SyntaxKind { .declModifier }
  let layout: Layout

  var name: TokenSyntax { layout.child(1) }
  var detail: AnyNode? { layout.optional(3) }
}

struct AttributeSyntax: KindView {
  static var kind: SyntaxKind { .attribute }
  let layout: Layout

  var attributeName: TypeSyntax { layout.child(3) }
}
