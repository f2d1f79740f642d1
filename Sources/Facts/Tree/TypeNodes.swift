import SwiftSyntax

struct IdentifierTypeSyntax: KindView {
  static var kind: SyntaxKind { .identifierType }
  let node: Node

  var name: TokenSyntax { node.child(3) }
  var genericArgumentClause: GenericArgumentClauseSyntax? { node.optional(5) }
}

struct MemberTypeSyntax: KindView {
  static var kind: SyntaxKind { .memberType }
  let node: Node

  var baseType: TypeSyntax { node.child(1) }
  var name: TokenSyntax { node.child(7) }
  var genericArgumentClause: GenericArgumentClauseSyntax? { node.optional(9) }
}

struct GenericArgumentClauseSyntax: KindView {
  static var kind: SyntaxKind { .genericArgumentClause }
  let node: Node

  var arguments: GenericArgumentListSyntax { node.child(3) }
}

struct GenericParameterClauseSyntax: KindView {
  static var kind: SyntaxKind { .genericParameterClause }
  let node: Node

  var parameters: NodeList<GenericParameterSyntax> { node.child(3) }
}

struct GenericParameterSyntax: KindView {
  static var kind: SyntaxKind { .genericParameter }
  let node: Node

  var name: TokenSyntax { node.child(5) }
}

struct AssociatedTypeDeclSyntax: KindView {
  static var kind: SyntaxKind { .associatedTypeDecl }
  let node: Node

  var name: TokenSyntax { node.child(7) }
}

struct OptionalTypeSyntax: KindView {
  static var kind: SyntaxKind { .optionalType }
  let node: Node

  var wrappedType: TypeSyntax { node.child(1) }
}

struct ImplicitlyUnwrappedOptionalTypeSyntax: KindView {
  static var kind: SyntaxKind { .implicitlyUnwrappedOptionalType }
  let node: Node

  var wrappedType: TypeSyntax { node.child(1) }
}

struct ArrayTypeSyntax: KindView {
  static var kind: SyntaxKind { .arrayType }
  let node: Node

  var element: TypeSyntax { node.child(3) }
}

struct DictionaryTypeSyntax: KindView {
  static var kind: SyntaxKind { .dictionaryType }
  let node: Node

  var key: TypeSyntax { node.child(3) }
  var value: TypeSyntax { node.child(7) }
}

struct FunctionTypeSyntax: KindView {
  static var kind: SyntaxKind { .functionType }
  let node: Node

  var parameters: TupleTypeElementListSyntax { node.child(3) }
  var returnClause: ReturnClauseSyntax { node.child(9) }
}

struct AttributedTypeSyntax: KindView {
  static var kind: SyntaxKind { .attributedType }
  let node: Node

  var baseType: TypeSyntax { node.child(7) }
}

struct SomeOrAnyTypeSyntax: KindView {
  static var kind: SyntaxKind { .someOrAnyType }
  let node: Node

  var constraint: TypeSyntax { node.child(3) }
}

struct TupleTypeSyntax: KindView {
  static var kind: SyntaxKind { .tupleType }
  let node: Node

  var elements: TupleTypeElementListSyntax { node.child(3) }
}

struct TupleTypeElementSyntax: KindView {
  static var kind: SyntaxKind { .tupleTypeElement }
  let node: Node

  var type: TypeSyntax { node.child(9) }
}
