import SwiftSyntax

extension CaseUseCollector {
  func note(_ node: ArrayExprSyntax) {
    guard detail.contains(.everyUse) else { return }
    let members = node.elements.map { namedCase($0.expression) }
    let named = members.compactMap(\.self)
    guard !members.isEmpty, named.count == members.count else { return }
    let context = literalContext(of: node)
    guard context.use == .value else { return }
    note(
      .list(context.isAllCases ? .allCases : .other, members: named),
      of: context.type.map(elementShape) ?? .unknown, "", at: span(node))
  }

  func note(_ node: DictionaryExprSyntax) {
    guard detail.contains(.everyUse), case .elements(let elements) = node.content else { return }
    let keys = elements.map { namedCase($0.key) }
    let named = keys.compactMap(\.self)
    guard !keys.isEmpty, named.count == keys.count else { return }
    let context = literalContext(of: node)
    note(
      .dictionary(keys: named), of: context.type.map(keyShape) ?? .unknown, "", at: span(node))
  }

  /// An initialiser of an enum that assigns cases to `self`.
  func note(_ node: InitializerDeclSyntax) {
    guard detail.contains(.everyUse), let body = node.body, let kind = typeKind,
      kind == .enum || kind == .extension
    else { return }
    var cases: [String] = []
    collectMade(body.node, &cases)
    guard cases.count > 1 else { return }
    let labels = node.signature.parameterClause.parameters.map { text($0.firstName) + ":" }.joined()
    note(
      .maker(name: "init(\(labels))", cases: cases), of: .instance, "", at: span(node.initKeyword))
  }

  /// Collects `self = .a` at every depth.
  private func collectMade(_ node: Node, _ cases: inout [String]) {
    if node.kind == .sequenceExpr {
      let elements = Array(SequenceExprSyntax(node: node).elements)
      if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        elements[0].as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
        case .enumCase(let name, _, _)? = namedCase(elements[2]), !cases.contains(name)
      {
        cases.append(name)
      }
    }
    for child in node.children { collectMade(child, &cases) }
  }
}

/// The context of an array or dictionary literal.
private struct LiteralContext {
  enum Use {
    case value
    /// `[…].contains`, which is a test.
    case base
  }

  var use = Use.value
  /// The declared type of the variable or the result of the function.
  var type: TypeSyntax?
  var isAllCases = false
}

extension CaseUseCollector {
  private func literalContext(of literal: some NodeView) -> LiteralContext {
    var context = LiteralContext()
    for outer in surroundings(of: literal) {
      switch outer.kind {
      case .memberAccessExpr:
        let isTest = text(MemberAccessExprSyntax(node: outer.node).declName.baseName) == "contains"
        context.use = isTest ? .base : .value
        return context
      case .patternBinding:
        let binding = PatternBindingSyntax(node: outer.node)
        context.type = binding.typeAnnotation?.type
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        context.isAllCases = name.map(text) == "allCases"
        return context
      case .functionDecl:
        context.type = FunctionDeclSyntax(node: outer.node).signature.returnClause?.type
        return context
      case .functionParameter:
        context.type = FunctionParameterSyntax(node: outer.node).type
        return context
      case .initializerClause, .accessorBlock, .codeBlockItem, .codeBlockItemList, .codeBlock,
        .returnStmt, .accessorDecl, .accessorDeclList, .tryExpr, .awaitExpr:
        continue
      default:
        guard isInReturn(outer) else { return context }
      }
    }
    return context
  }

  /// Statements and expressions that can contain a `return`.
  private func isInReturn(_ node: AnyNode) -> Bool {
    switch node.kind {
    case .ifExpr, .switchExpr, .switchCase, .switchCaseList, .expressionStmt, .guardStmt, .doStmt: true
    default: false
    }
  }

  private func elementShape(_ type: TypeSyntax) -> AccessPath {
    guard case .list(let element) = writtenType(type).unwrapped else { return .unknown }
    return .typed(element)
  }

  private func keyShape(_ type: TypeSyntax) -> AccessPath {
    switch type.as(TypeSyntaxEnum.self) {
    case .dictionaryType(let dictionary): .typed(writtenType(dictionary.key))
    case .optionalType(let optional): keyShape(optional.wrappedType)
    case .identifierType, .memberType, .implicitlyUnwrappedOptionalType, .arrayType, .functionType,
      .attributedType, .someOrAnyType, .tupleType, .other:
      .unknown
    }
  }
}
