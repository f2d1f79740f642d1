import SwiftSyntax

/// What one place shows about the value of a key.
struct StoredValue {
  /// The type that the call or a literal states; nil without one.
  var type: String?
  /// The value written, or the destination of the value read; nil where it is unknown.
  var shape: AccessPath?
  /// The source of the default for a missing value; nil without one.
  var fallback: String?

  init() {}

  init(of shape: AccessPath) {
    self.shape = shape == .unknown ? nil : shape
    if case .typed(.named(let name)) = shape { type = name }
  }
}

extension KeyCollector {
  /// The value that a call writes, or the use of the value that it reads.
  func storedValue(_ node: FunctionCallExprSyntax, _ access: KeyAccess) -> StoredValue {
    switch access {
    case .write:
      guard let first = node.arguments.first, first.label == nil else { return StoredValue() }
      return StoredValue(of: valueShape(first.expression))
    case .read: return readValue(of: node)
    case .remove, .define, .observe, .post, .register, .use: return StoredValue()
    }
  }

  /// The value that a call of a project's own function may write or read. The project decides which it is.
  func storedValue(
    _ node: FunctionCallExprSyntax, besides key: LabeledExprSyntax
  ) -> StoredValue {
    let others = node.arguments.filter { !($0.node == key.node) }
    guard let written = others.first(where: { !($0.label.map { isFallback(text($0)) } ?? false) }) else {
      var value = readValue(of: node)
      if value.shape == nil, let fallback = others.first { value.shape = valueShape(fallback.expression) }
      return value
    }
    return StoredValue(of: valueShape(written.expression))
  }

  /// Whether a subscript reads or writes, with the value. `.use` where the value is changed in place.
  func accessedValue(of node: SubscriptCallExprSyntax) -> (KeyAccess, StoredValue) {
    let around = surroundings(of: node)
    switch around.first?.kind {
    case .inOutExpr, .optionalChainingExpr, .memberAccessExpr, .subscriptCallExpr:
      return (.use, StoredValue())
    default: break
    }
    if around.count > 1, let sequence = around[1].as(SequenceExprSyntax.self),
      case let elements = Array(sequence.elements), elements.count > 2, elements[0].node == node.node
    {
      if elements[1].is(AssignmentExprSyntax.self) {
        return (.write, elements.count == 3 ? StoredValue(of: valueShape(elements[2])) : StoredValue())
      }
      if FoldedSequence.operatorKind(of: elements[1], text: text) == .other,
        elements[1].as(BinaryOperatorExprSyntax.self).map({ text($0.operator).hasSuffix("=") }) ?? false
      {
        return (.use, StoredValue())
      }
    }
    return (.read, readValue(of: node))
  }

  /// Like `shape`, and also list and dictionary literals.
  func valueShape(_ expression: ExprSyntax) -> AccessPath {
    switch expression.kind {
    case .arrayExpr: .typed(.list(of: .other))
    case .dictionaryExpr: .typed(.dictionary(of: .other))
    default:
      switch shape(expression) {
      case .typed(.named(let name)) where walk.facts.placeholders.contains(name): .unknown
      case let known: known
      }
    }
  }

  /// Derives the type of a read value from its context: `call as? Bool ?? true`, `name = call`, `let name:
  /// String = call`, `return call`.
  private func readValue(of call: some NodeView) -> StoredValue {
    var value = StoredValue()
    var inner = call.node
    var returns = Returning.maybe
    let around = surroundings(of: call)
    for (index, outer) in around.enumerated() {
      switch outer.kind {
      case .tryExpr, .awaitExpr, .forceUnwrapExpr, .tupleExpr, .initializerClause, .codeBlockItem,
        .expressionStmt, .accessorDecl, .accessorDeclList, .accessorBlock, .exprList, .codeBlock:
        break
      case .labeledExpr:
        // Only parentheses around the call itself, not those of an outer call.
        guard around.count > index + 2, around[index + 2].kind == .tupleExpr else { return value }
      case .labeledExprList where outer.node.childCount == 1: break
      case .codeBlockItemList where outer.node.childCount == 1 || returns == .certainly: break
      case .returnStmt: returns = .certainly
      case .ifExpr, .switchExpr, .switchCase, .switchCaseList, .guardStmt:
        guard returns == .certainly else { return value }
      case .sequenceExpr:
        let elements = Array(SequenceExprSyntax(node: outer.node).elements)
        guard let place = elements.firstIndex(where: { $0.node == inner }) else { return value }
        read(elements, at: place, into: &value)
      case .patternBinding:
        note(PatternBindingSyntax(node: outer.node).typeAnnotation?.type, in: &value)
        return value
      case .optionalBindingCondition:
        note(OptionalBindingConditionSyntax(node: outer.node).typeAnnotation?.type, in: &value)
        return value
      case .functionDecl:
        note(FunctionDeclSyntax(node: outer.node).signature.returnClause?.type, in: &value)
        return value
      default: return value
      }
      // `inner` skips the element list, because elements are compared with its children.
      if outer.kind != .exprList { inner = outer.node }
    }
    return value
  }

  /// Whether the value is all that the enclosing code returns.
  private enum Returning { case maybe, certainly }

  private func note(_ type: TypeSyntax?, in value: inout StoredValue) {
    guard value.shape == nil, let type else { return }
    let written = writtenType(type)
    if case .named(let name) = written.unwrapped, walk.facts.placeholders.contains(name) { return }
    value.shape = .typed(written)
  }

  /// Reads the operators on both sides of one operand of a sequence.
  private func read(_ elements: [ExprSyntax], at place: Int, into value: inout StoredValue) {
    var next = place + 1
    if next + 1 < elements.count, elements[next].is(UnresolvedAsExprSyntax.self),
      let type = elements[next + 1].as(TypeExprSyntax.self)?.type
    {
      note(type, in: &value)
      next += 2
    }
    if next + 1 < elements.count, value.fallback == nil,
      FoldedSequence.operatorKind(of: elements[next], text: text) == .coalescing
    {
      let rest = elements[(next + 1)...].prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }
      value.fallback = walk.sourceText(from: elements[next + 1], to: rest.last ?? elements[next + 1])
      if value.shape == nil, rest.count == 1 {
        let shape = valueShape(elements[next + 1])
        if shape != .unknown { value.shape = shape }
      }
    }
    if place == 2, elements[1].is(AssignmentExprSyntax.self), value.shape == nil {
      let target = shape(elements[0])
      if target != .unknown { value.shape = target }
    }
  }
}
