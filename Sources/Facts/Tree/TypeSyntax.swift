import SwiftSyntax

/// Any type as written.
struct TypeSyntax: NodeView {
  let node: Node

  func `as`(_: TypeSyntaxEnum.Type) -> TypeSyntaxEnum { TypeSyntaxEnum(node) }
}

/// The types that the walk distinguishes.
enum TypeSyntaxEnum {
  case identifierType(IdentifierTypeSyntax)
  case memberType(MemberTypeSyntax)
  case optionalType(OptionalTypeSyntax)
  case implicitlyUnwrappedOptionalType(ImplicitlyUnwrappedOptionalTypeSyntax)
  case arrayType(ArrayTypeSyntax)
  case dictionaryType(DictionaryTypeSyntax)
  case functionType(FunctionTypeSyntax)
  case attributedType(AttributedTypeSyntax)
  case someOrAnyType(SomeOrAnyTypeSyntax)
  case tupleType(TupleTypeSyntax)
  case other

  fileprivate init(_ node: Node) {
    switch node.kind {
    case .identifierType: self = .identifierType(IdentifierTypeSyntax(node: node))
    case .memberType: self = .memberType(MemberTypeSyntax(node: node))
    case .optionalType: self = .optionalType(OptionalTypeSyntax(node: node))
    case .implicitlyUnwrappedOptionalType:
      self = .implicitlyUnwrappedOptionalType(ImplicitlyUnwrappedOptionalTypeSyntax(node: node))
    case .arrayType: self = .arrayType(ArrayTypeSyntax(node: node))
    case .dictionaryType: self = .dictionaryType(DictionaryTypeSyntax(node: node))
    case .functionType: self = .functionType(FunctionTypeSyntax(node: node))
    case .attributedType: self = .attributedType(AttributedTypeSyntax(node: node))
    case .someOrAnyType: self = .someOrAnyType(SomeOrAnyTypeSyntax(node: node))
    case .tupleType: self = .tupleType(TupleTypeSyntax(node: node))
    case .token, .missing: self = .other
    default: self = .other
    }
  }
}
