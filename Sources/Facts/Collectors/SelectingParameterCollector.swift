import SwiftSyntax
import UntangleSourceFiles

/// Collects Bool parameters that select between two bodies. Works with `FactDetail.flagParameters` only.
final class SelectingParameterCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var parameters: [SelectingParameter] = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension SelectingParameterCollector {
  func note(_ node: FunctionDeclSyntax) {
    guard detail.contains(.flagParameters), isHandwritten,
      !returnsView(node)
    else { return }
    guard let body = node.body else { return noteRequirement(node) }
    guard let (name, counts) = selection(body.statements) else { return }
    let parameters = node.signature.parameterClause.parameters
    for parameter in parameters {
      let inner = parameter.secondName ?? parameter.firstName
      // `show(_ isOn: Bool)` sets something.
      guard text(inner) == name, parameters.count > 1 || text(parameter.firstName) != "_",
        parameter.ellipsis == nil, writtenType(parameter.type) == .bool,
        isNamedOnce(name, in: body)
      else { continue }
      self.parameters.append(
        SelectingParameter(
          name: name, function: text(node.name), parameterCount: parameters.count,
          statementCounts: counts.sorted(by: >), enclosingType: typeName,
          modifiers: modifierNames(node.modifiers, node.attributes), span: span(inner)))
    }
  }

  /// Notes a protocol requirement: conforming types cannot change its signature.
  private func noteRequirement(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard let flag = parameters.first(where: { writtenType($0.type) == .bool }) else { return }
    self.parameters.append(
      SelectingParameter(
        name: text(flag.secondName ?? flag.firstName), function: text(node.name),
        parameterCount: parameters.count, statementCounts: [], enclosingType: typeName, modifiers: [],
        span: span(flag.firstName)))
  }

  /// Functions that return views legitimately select by a flag.
  private func returnsView(_ node: FunctionDeclSyntax) -> Bool {
    node.signature.returnClause.map { writtenType($0.type) == .named("View") } ?? false
  }

  /// The name that the statements test first, and the numbers of statements on both sides of the test.
  private func selection(_ statements: CodeBlockItemListSyntax) -> (name: String, counts: [Int])? {
    guard let first = statements.first else { return nil }
    switch first.item {
    case .stmt(let statement):
      if let test = statement.as(GuardStmtSyntax.self) {
        guard let name = tested(test.conditions), statements.count > 1 else { return nil }
        return (name, [test.body.statements.count, statements.count - 1])
      }
      return statement.as(ExpressionStmtSyntax.self).flatMap {
        selection(of: $0.expression, rest: statements.count - 1)
      }
    case .expr(let expression): return selection(of: expression, rest: statements.count - 1)
    case .decl: return nil
    }
  }

  private func selection(of expression: ExprSyntax, rest: Int) -> (name: String, counts: [Int])? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node):
      guard let name = tested(node.conditions) else { return nil }
      switch node.elseBody {
      case .codeBlock(let other) where rest == 0 && !isOneSetter(node.body.statements, other.statements):
        return (name, [node.body.statements.count, other.statements.count])
      case nil where rest > 0 && leaves(node.body.statements):
        return (name, [node.body.statements.count, rest])
      case .codeBlock, .ifExpr, nil: return nil
      }
    case .switchExpr(let node):
      guard rest == 0, node.cases.count == 2, let name = tested(node.subject) else { return nil }
      let counts = node.cases.compactMap { element -> Int? in
        guard case .switchCase(let branch) = element else { return nil }
        return branch.statements.count
      }
      return counts.count == 2 ? (name, counts) : nil
    default: return nil
    }
  }

  /// Whether both sides assign to the same, and do nothing else.
  private func isOneSetter(_ first: CodeBlockItemListSyntax, _ second: CodeBlockItemListSyntax) -> Bool {
    guard let targets = targets(first) else { return false }
    return targets == self.targets(second)
  }

  /// What the statements assign to, in their order; nil where one does anything else.
  private func targets(_ statements: CodeBlockItemListSyntax) -> [String]? {
    var targets: [String] = []
    for statement in statements {
      guard case .expr(let expression) = statement.item,
        let sequence = expression.as(SequenceExprSyntax.self), isAssignment(sequence),
        let target = sequence.elements.first
      else { return nil }
      targets.append(codeText(target))
    }
    return targets
  }

  private func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
    var elements = sequence.elements.makeIterator()
    _ = elements.next()
    return elements.next()?.kind == .assignmentExpr
  }

  private func leaves(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard case .stmt(let last)? = statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }

  private func tested(_ conditions: ConditionElementListSyntax) -> String? {
    guard conditions.count == 1, case .expression(let test)? = conditions.first?.condition else {
      return nil
    }
    return tested(test)
  }

  /// The name `x` in `x` or `!x`.
  private func tested(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): text(node.baseName)
    case .prefixOperatorExpr(let node): text(node.operator) == "!" ? tested(node.expression) : nil
    default: nil
    }
  }

  /// Whether the body uses the name only in the test. A flag that it also passes on may belong to another
  /// function's interface.
  private func isNamedOnce(_ name: String, in body: CodeBlockSyntax) -> Bool {
    var count = 0
    func visit(_ node: Node) {
      if node.kind == .token {
        if text(TokenSyntax(node: node)) == name { count += 1 }
      } else {
        for child in node.children { visit(child) }
      }
    }
    visit(body.node)
    return count == 1
  }
}
