import SwiftSyntax
import UntangleSourceFiles

/// Collects what functions hand to the closures that they are given.
final class HandedValueCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var values: [HandedValues] = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension HandedValueCollector {
  /// Notes the closures of a function or initialiser, a requirement of a protocol included.
  func note(_ parameters: FunctionParameterListSyntax, of function: String) {
    let last = values.count
    for parameter in parameters {
      guard let types = handed(to: parameter.type) else { continue }
      for place in values.indices.dropFirst(last) { values[place].position = .earlier }
      values.append(
        HandedValues(
          function: function, enclosingType: typeName, label: text(parameter.firstName), position: .last,
          types: types))
    }
  }

  /// The types of the parameters of a function type, which may be optional or have attributes; nil for other types.
  private func handed(to type: TypeSyntax) -> [WrittenType]? {
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType(let node): node.parameters.map { writtenType($0.type) }
    case .attributedType(let node): handed(to: node.baseType)
    case .optionalType(let node): handed(to: node.wrappedType)
    case .tupleType(let node):
      node.elements.count == 1 ? node.elements.first.flatMap { handed(to: $0.type) } : nil
    case .arrayType, .dictionaryType, .identifierType, .implicitlyUnwrappedOptionalType, .memberType,
      .someOrAnyType, .other:
      nil
    }
  }
}
