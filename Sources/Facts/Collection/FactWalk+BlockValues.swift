import SwiftSyntax

/// Lowers code without effects to expressions: getters, functions, and `if` and `switch` expressions.
extension FactWalk {
  /// The value that a block without effects yields; nil where it has effects.
  ///
  ///     guard isReady else { return false }
  ///     return !isBusy                          isReady ? !isBusy : false
  func yielded(_ items: CodeBlockItemListSyntax) -> LoweredExpression? {
    locals.open()
    defer { locals.close() }
    return yielded(Array(items)[...])
  }

  private func yielded(_ items: ArraySlice<CodeBlockItemSyntax>) -> LoweredExpression? {
    guard let first = items.first else { return nil }
    let rest = items.dropFirst()
    switch first.item {
    case .expr(let expression): return yielded(expression, rest)
    case .stmt(let statement):
      if let returned = statement.as(ReturnStmtSyntax.self) { return returned.expression.map(value) }
      if let inner = statement.as(ExpressionStmtSyntax.self)?.expression { return yielded(inner, rest) }
      guard let node = statement.as(GuardStmtSyntax.self), let refused = yielded(node.body.statements) else {
        return nil
      }
      let tests = tests(node.conditions)
      return yielded(rest)?.holding(tests.held).map { .choice(tests.value, $0, refused) }
    case .decl(let declaration):
      guard let held = constant(declaration) else { return nil }
      return yielded(rest)?.holding(held)
    }
  }

  /// An `if` without `else` may fall through to the following statements.
  private func yielded(_ expression: ExprSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>)
    -> LoweredExpression?
  {
    guard !rest.isEmpty else { return value(expression) }
    guard let node = expression.as(IfExprSyntax.self) else { return nil }
    return yielded(node) { self.yielded(rest) }
  }

  private func yielded(_ node: IfExprSyntax, otherwise: () -> LoweredExpression?) -> LoweredExpression? {
    locals.open()
    let tests = tests(node.conditions)
    let then = yielded(node.body.statements)?.holding(tests.held)
    locals.close()
    guard let then else { return nil }
    switch node.elseBody {
    case .ifExpr(let next): return yielded(next, otherwise: otherwise).map { .choice(tests.value, then, $0) }
    case .codeBlock(let block): return yielded(block.statements).map { .choice(tests.value, then, $0) }
    case nil: return otherwise().map { .choice(tests.value, then, $0) }
    }
  }

  /// The value of `let name = value` with a single name, keyed by the local's unique name.
  private func constant(_ declaration: DeclSyntax) -> [String: LoweredExpression]? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.tokenKind == .keyword(.let), let binding = variable.bindings.first,
      let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let source = binding.initializer?.value
    else { return nil }
    let held = value(source)
    declareLocal(token, shape: shape(source))
    return locals.uniqueName(of: id(token)).map { [$0: held] } ?? [:]
  }

  /// A condition list as one expression, with the values of the locals that it binds.
  private func tests(_ conditions: ConditionElementListSyntax) -> (
    value: LoweredExpression, held: [String: LoweredExpression]
  ) {
    var held: [String: LoweredExpression] = [:]
    var tests: [LoweredExpression] = []
    for element in conditions {
      switch element.condition {
      case .expression(let expression): tests.append(value(expression).holding(held) ?? .unknown)
      case .availability: tests.append(.unknown)
      case .optionalBinding, .matchingPattern:
        for clause in clauses(element) {
          if clause.value != .boolean(true) { tests.append(clause.value.holding(held) ?? .unknown) }
          for (name, value) in clause.effects.held { held[name] = value.holding(held) ?? .unknown }
        }
      }
    }
    return (tests.dropFirst().reduce(tests.first ?? .unknown) { .and($0, $1) }, held)
  }

  /// The value of an `if` expression.
  func value(_ node: IfExprSyntax) -> LoweredExpression { yielded(node) { nil } ?? .unknown }

  /// The value of a `switch` expression. The last branch takes all remaining values.
  func value(_ node: SwitchExprSyntax) -> LoweredExpression {
    let subject = value(node.subject)
    let subjectShape = shape(node.subject)
    var branches: [(test: LoweredExpression, value: LoweredExpression)] = []
    for element in node.cases {
      guard case .switchCase(let switchCase) = element else { return .unknown }
      locals.open()
      let (items, bound, _) = caseItems(switchCase, matching: subjectShape, of: subject)
      let yielded = yielded(switchCase.statements)?.holding(bound.held) ?? .unknown
      let yieldedShape = onlyExpression(switchCase.statements).map { shape($0) } ?? .unknown
      let settled = withoutBound(yielded, shape: yieldedShape, locals.closeKeeping())
      let tests = items.map { item in
        let fits = LoweredExpression.matches(subject, item.pattern)
        return item.condition.map { .and(fits, $0) } ?? fits
      }
      let test = tests.dropFirst().reduce(tests.first ?? .boolean(true)) { .or($0, $1) }
      branches.append((test, settled))
    }
    guard let last = branches.last else { return .unknown }
    return branches.dropLast().reversed().reduce(last.value) { .choice($1.test, $1.value, $0) }
  }
}

extension LoweredExpression {
  /// The limit of parts after the substitution of constants. In a chain of constants that each mention the
  /// previous one twice, the size doubles with each. Hand-written code stays below 100.
  private static var mostParts: Int { 500 }

  /// Substitutes locals by their values; nil where the result is too large.
  fileprivate func holding(_ held: [String: LoweredExpression]) -> LoweredExpression? {
    guard !held.isEmpty else { return self }
    let result = replacing(held)
    return result.isLarger(than: Self.mostParts) ? nil : result
  }

  /// A conditional; simplified where both sides are equal.
  fileprivate static func choice(
    _ test: LoweredExpression, _ then: LoweredExpression, _ otherwise: LoweredExpression
  ) -> LoweredExpression {
    then == otherwise ? then : .conditional(test, then, otherwise)
  }
}

extension [Statement] {
  /// The assigned values, by local.
  var held: [String: LoweredExpression] {
    var held: [String: LoweredExpression] = [:]
    for statement in self {
      if case .assign(.local(let name), let value, _) = statement { held[name] = value }
    }
    return held
  }
}
