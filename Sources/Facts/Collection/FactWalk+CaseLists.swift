import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  /// A hand-written `allCases`: lists of cases, and one case for each of another enum's, and nothing else.
  func noteAllCases(_ name: TokenSyntax, _ binding: PatternBindingSyntax, _ head: VariableHead) {
    guard head.scope == .static, let type = typeName, text(name) == "allCases",
      let parts = allCasesParts(binding)
    else { return }
    var members: [String] = []
    // A set, because generated lists have thousands of elements.
    var known: Set<String> = []
    for part in parts {
      guard let listed = listedCases(part) else { return }
      for member in listed where known.insert(member).inserted { members.append(member) }
    }
    facts.allCases.append(AllCases(type: type, members: members, span: span(name)))
  }

  /// What is put together with `+`; nil where there is no list literal among it.
  private func allCasesParts(_ binding: PatternBindingSyntax) -> [ExprSyntax]? {
    guard let value = allCasesValue(binding) else { return nil }
    guard let sequence = value.as(SequenceExprSyntax.self) else {
      return value.kind == .arrayExpr ? [value] : nil
    }
    let elements = Array(sequence.elements)
    let isSum = elements.enumerated().allSatisfy { index, element in
      index.isMultiple(of: 2)
        || element.as(BinaryOperatorExprSyntax.self).map { text($0.operator) == "+" } ?? false
    }
    guard isSum, elements.contains(where: { $0.kind == .arrayExpr }) else { return nil }
    return elements.enumerated().compactMap { $0.offset.isMultiple(of: 2) ? $0.element : nil }
  }

  /// The cases in `[.a, .b]`, or the one in `Other.allCases.map(Self.c)`; nil for anything else.
  private func listedCases(_ part: ExprSyntax) -> [String]? {
    if let call = part.as(FunctionCallExprSyntax.self) { return mappedCase(call).map { [$0] } }
    guard let list = part.as(ArrayExprSyntax.self) else { return nil }
    let names = list.elements.map { caseName($0.expression) }
    let known = names.compactMap(\.self)
    return known.count == names.count ? known : nil
  }

  private func mappedCase(_ call: FunctionCallExprSyntax) -> String? {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      text(callee.declName.baseName) == "map",
      let all = callee.base?.as(MemberAccessExprSyntax.self), text(all.declName.baseName) == "allCases"
    else { return nil }
    if let closure = call.trailingClosure { return madeCase(closure) }
    guard call.arguments.count == 1, let only = call.arguments.first?.expression else { return nil }
    if let closure = only.as(ClosureExprSyntax.self) { return madeCase(closure) }
    return caseName(only)
  }

  /// `{ .c($0) }`.
  private func madeCase(_ closure: ClosureExprSyntax) -> String? {
    guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item else {
      return nil
    }
    return caseName(only)
  }

  private func caseName(_ expression: ExprSyntax) -> String? {
    guard case .enumCase(let name, _, _)? = namedCase(expression) else { return nil }
    return name
  }

  private func allCasesValue(_ binding: PatternBindingSyntax) -> ExprSyntax? {
    if let value = binding.initializer?.value { return value }
    guard let items = getter(binding), items.count == 1, let only = items.first else { return nil }
    switch only.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  private func getter(_ binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let items): items
    case .accessors(let accessors): accessors.count == 1 ? accessors.first?.body?.statements : nil
    case nil: nil
    }
  }

  func noteList(_ node: ArrayExprSyntax) {
    guard detail.contains(.everyUse) else { return }
    let members = node.elements.map { namedCase($0.expression) }
    let named = members.compactMap(\.self)
    guard !members.isEmpty, named.count == members.count else { return }
    let context = literalContext(of: node)
    guard context.use == .value else { return }
    noteUse(
      .list(context.isAllCases ? .allCases : .other, members: named),
      of: context.type.map(elementShape) ?? .unknown, "", at: span(node))
  }

  func noteDictionary(_ node: DictionaryExprSyntax) {
    guard detail.contains(.everyUse), case .elements(let elements) = node.content else { return }
    let keys = elements.map { namedCase($0.key) }
    let named = keys.compactMap(\.self)
    guard !keys.isEmpty, named.count == keys.count else { return }
    let context = literalContext(of: node)
    noteUse(
      .dictionary(keys: named), of: context.type.map(keyShape) ?? .unknown, "", at: span(node))
  }

  /// An initialiser of an enum that assigns cases to `self`.
  func noteMaker(_ node: InitializerDeclSyntax) {
    guard detail.contains(.everyUse), let body = node.body, let kind = typeKinds.last,
      kind == .enum || kind == .extension
    else { return }
    var cases: [String] = []
    collectMade(body.node, &cases)
    guard cases.count > 1 else { return }
    let labels = node.signature.parameterClause.parameters.map { text($0.firstName) + ":" }.joined()
    noteUse(
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

extension FactWalk {
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
