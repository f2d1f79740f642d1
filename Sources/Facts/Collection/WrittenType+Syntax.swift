import SwiftSyntax

extension FactWalk {
  /// The written type of an annotation. Generic arguments are kept for the standard containers only.
  func writtenType(_ type: TypeSyntax) -> WrittenType {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): return identifierType(type)
    case .memberType(let type): return memberType(type)
    case .optionalType(let type): return .optional(writtenType(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      return .optional(writtenType(type.wrappedType))
    case .arrayType(let type): return .list(of: writtenType(type.element))
    case .dictionaryType(let type): return .dictionary(of: writtenType(type.value))
    case .functionType(let type): return .function(returning: writtenType(type.returnClause.type))
    case .attributedType(let type): return writtenType(type.baseType)
    case .someOrAnyType(let type): return writtenType(type.constraint)
    case .tupleType(let type):
      let elements = type.elements.map { writtenType($0.type) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .other: return .other
    }
  }

  private func identifierType(_ type: IdentifierTypeSyntax) -> WrittenType {
    let name = id(type.name)
    guard let arguments = type.genericArgumentClause?.arguments else {
      // The standard library's alias, which no source declares.
      return names[name] == "CBool" ? .bool : names.type(name)
    }
    return generic(name, arguments)
  }

  private func generic(_ name: NameID, _ arguments: GenericArgumentListSyntax) -> WrittenType {
    switch names[name] {
    case "Optional": return argument(arguments.first).map(WrittenType.optional) ?? .other
    case "Array", "Set", "ArraySlice", "ContiguousArray", "Slice":
      return argument(arguments.first).map(WrittenType.list) ?? .other
    case "Dictionary": return argument(arguments.last).map(WrittenType.dictionary) ?? .other
    case "Result": return argument(arguments.first).map(WrittenType.result) ?? .other
    default: return names.type(name)
    }
  }

  private func argument(_ argument: GenericArgumentSyntax?) -> WrittenType? {
    argument.map { writtenType($0.argument) }
  }

  private func memberType(_ type: MemberTypeSyntax) -> WrittenType {
    guard case .named(let base) = writtenType(type.baseType) else { return .other }
    let name = id(type.name)
    if base == "Swift" {
      guard let arguments = type.genericArgumentClause?.arguments else { return names.type(name) }
      return generic(name, arguments)
    }
    return .named("\(base).\(names[name])")
  }
}
