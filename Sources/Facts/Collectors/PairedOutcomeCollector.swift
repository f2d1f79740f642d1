import SwiftSyntax
import UntangleSourceFiles

/// Collects results and callbacks that hand over a value and an error, both optional.
final class PairedOutcomeCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var outcomes: [PairedOutcome] = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension PairedOutcomeCollector {
  func note(_ node: FunctionDeclSyntax) {
    guard isHandwritten else { return }
    let name = node.name
    if let result = node.signature.returnClause?.type, result.kind == .tupleType,
      let elements = pair(inTuple: result)
    {
      note(.result, named: name, result, elements, modifierNames(node.modifiers, node.attributes))
    }
    noteCallbacks(
      of: node.signature.parameterClause.parameters, named: name, body: node.body,
      modifiers: { modifierNames(node.modifiers, node.attributes) })
  }

  func note(_ node: InitializerDeclSyntax) {
    guard isHandwritten else { return }
    noteCallbacks(
      of: node.signature.parameterClause.parameters, named: node.initKeyword, body: node.body,
      modifiers: { modifierNames(node.modifiers, node.attributes) })
  }

  /// Notes a property or an alias.
  func note(
    _ form: PairedOutcome.Form, named name: TokenSyntax, _ type: TypeSyntax, modifiers: [String]
  ) {
    guard isHandwritten, let elements = pair(inCallback: type) else { return }
    note(form, named: name, type, elements, modifiers)
  }

  private func noteCallbacks(
    of parameters: FunctionParameterListSyntax, named name: TokenSyntax, body: CodeBlockSyntax?,
    modifiers: () -> [String]
  ) {
    for parameter in parameters {
      guard let elements = pair(inCallback: parameter.type) else { continue }
      let inner = parameter.secondName ?? parameter.firstName
      note(
        .callback(use(of: inner, in: body)), named: name, parameter.type, elements, modifiers(),
        parameter: text(inner))
    }
  }

  private func note(
    _ form: PairedOutcome.Form, named name: TokenSyntax, _ type: TypeSyntax, _ elements: [WrittenType],
    _ modifiers: [String], parameter: String = ""
  ) {
    outcomes.append(
      PairedOutcome(
        form: form, name: text(name), parameter: parameter, enclosingType: typeName,
        typeText: sourceText(type), elements: elements, modifiers: modifiers, span: span(type)))
  }

  /// The pair in a callback type, optional or not, that returns nothing; nil for all other types.
  private func pair(inCallback type: TypeSyntax) -> [WrittenType]? {
    switch type.as(TypeSyntaxEnum.self) {
    case .attributedType(let node): return pair(inCallback: node.baseType)
    case .optionalType(let node): return pair(inCallback: node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): return pair(inCallback: node.wrappedType)
    case .tupleType(let node):
      guard node.elements.count == 1, let only = node.elements.first else { return nil }
      return pair(inCallback: only.type)
    case .functionType(let node):
      guard node.parameters.count > 1, returnsNothing(node) else { return nil }
      return pair(node.parameters)
    case .identifierType, .memberType, .arrayType, .dictionaryType, .someOrAnyType, .other: return nil
    }
  }

  private func pair(inTuple type: TypeSyntax) -> [WrittenType]? {
    guard case .tupleType(let node) = type.as(TypeSyntaxEnum.self), node.elements.count > 1 else {
      return nil
    }
    return pair(node.elements)
  }

  private func returnsNothing(_ node: FunctionTypeSyntax) -> Bool {
    let type = writtenType(node.returnClause.type)
    return type == .named("Void") || type == .tuple([])
  }

  /// The elements without their optionals; nil unless all are optional and exactly one is an error.
  private func pair(_ elements: TupleTypeElementListSyntax) -> [WrittenType]? {
    var wrapped: [WrittenType] = []
    for element in elements {
      guard case .optional(let inner) = writtenType(element.type) else { return nil }
      wrapped.append(inner)
    }
    return wrapped.count(where: \.isError) == 1 ? wrapped : nil
  }

  /// Searches the bytes of the body. Few functions have such a parameter.
  private func use(of parameter: TokenSyntax, in body: CodeBlockSyntax?) -> PairedOutcome.Use {
    guard let body else { return .unseen }
    let name = text(parameter)
    let start = walk.places.textStart(of: body.node)
    let bytes = walk.slice(start, walk.places.textEnd(of: body.node) - start)
    let source = String(decoding: bytes, as: UTF8.self)
    var use = PairedOutcome.Use.unseen
    for part in source.split(separator: name, omittingEmptySubsequences: false).adjacentParts
    where !isIdentifierPart(part.before.last) && !isIdentifierPart(part.after.first) {
      let rest = part.after.drop { $0 == "?" || $0 == "!" }
      let isKept = part.before.last { !$0.isWhitespace } == "="
      if rest.first == "(" || isKept { return .used }
      use = .handedOn
    }
    return use
  }

  private func isIdentifierPart(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}

extension Array where Element == Substring {
  /// The parts before and after each separator.
  fileprivate var adjacentParts: [(before: Substring, after: Substring)] {
    zip(self, dropFirst()).map { (before: $0, after: $1) }
  }
}

extension WrittenType {
  /// Decided by the name: only error types end in `Error`.
  fileprivate var isError: Bool {
    switch self {
    case .named(let name): name.hasSuffix("Error")
    case .optional, .tuple, .list, .dictionary, .function, .result, .other: false
    }
  }
}
