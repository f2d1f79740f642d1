import SwiftSyntax

struct IdentifierTypeSyntax: KindView {
  static var kind: SyntaxKind { .identifierType }
  let layout: Layout

  var name: TokenSyntax { layout.child(3) }
  var genericArgumentClause: GenericArgumentClauseSyntax? { layout.optional(5) }
}

struct MemberTypeSyntax: KindView {
  static var kind: SyntaxKind { .memberType }
  let layout: Layout

  var baseType: TypeSyntax { layout.child(1) }
  var name: TokenSyntax { layout.child(7) }
  var genericArgumentClause: GenericArgumentClauseSyntax? { layout.optional(9) }
}

struct GenericArgumentClauseSyntax: KindView {
  static var kind: SyntaxKind { .genericArgumentClause }
  let layout: Layout

  var arguments: GenericArgumentListSyntax { layout.child(3) }
}

struct GenericParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .genericParameterClause }
  let layout: Layout

  var parameters: NodeList<GenericParameterSyntax> { layout.child(3) }
}

struct GenericParameterSyntax: KindView {
  static var kind: SyntaxKind { .genericParameter }
  let layout: Layout

  var name: TokenSyntax { layout.child(5) }
}

struct AssociatedTypeDeclSyntax: KindView {
  static var kind: SyntaxKind { .associatedTypeDecl }
  let layout: Layout

  var name: TokenSyntax { layout.child(7) }
}

struct OptionalTypeSyntax: KindView {
  static var kind: SyntaxKind { .optionalType }
  let layout: Layout

  var wrappedType: TypeSyntax { layout.child(1) }
}

struct ImplicitlyUnwrappedOptionalTypeSyntax: KindView {
  static var kind: SyntaxKind { .implicitlyUnwrappedOptionalType }
  let layout: Layout

  var wrappedType: TypeSyntax { layout.child(1) }
}

struct ArrayTypeSyntax: KindView {
  static var kind: SyntaxKind { .arrayType }
  let layout: Layout

  var element: TypeSyntax { layout.child(3) }
}

struct DictionaryTypeSyntax: KindView {
  static var kind: SyntaxKind { .dictionaryType }
  let layout: Layout

  var key: TypeSyntax { layout.child(3) }
  var value: TypeSyntax { layout.child(7) }
}

struct FunctionTypeSyntax: KindView {
  static var kind: SyntaxKind { .functionType }
  let layout: Layout

  var parameters: TupleTypeElementListSyntax { layout.child(3) }
  var returnClause: ReturnClauseSyntax { layout.child(9) }
}

struct AttributedTypeSyntax: KindView {
  static var kind: SyntaxKind { .attributedType }
  let layout: Layout

  var baseType: TypeSyntax { layout.child(7) }
}

struct SomeOrAnyTypeSyntax: KindView {
  static var kind: SyntaxKind { .someOrAnyType }
  let layout: Layout

  var constraint: TypeSyntax { layout.child(3) }
}

struct TupleTypeSyntax: KindView {
  static var kind: SyntaxKind { .tupleType }
  let layout: Layout

  var elements: TupleTypeElementListSyntax { layout.child(3) }
}

struct TupleTypeElementSyntax: KindView {
  static var kind: SyntaxKind { .tupleTypeElement }
  let layout: Layout

  var type: TypeSyntax { layout.child(9) }
}
