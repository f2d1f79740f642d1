import SwiftSyntax

/// The values of code that only decides and answers: getters, functions, `if` and `switch` as expressions.
extension FactWalk {
  /// What a block yields that does nothing but to decide what; nil where it does more.
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

  /// An `if` without `else` may leave the answer to what follows.
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

  /// `let name = value` of one name: what it holds.
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

  /// A list of conditions as one value, and what it binds.
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

  /// `if isA { … } else { … }` as a value.
  func value(_ node: IfExprSyntax) -> LoweredExpression { yielded(node) { nil } ?? .unknown }

  /// `switch phase { … }` as a value; the last branch takes what is left.
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
  /// How many parts a value may have once constants have been put in: a chain of constants, each of which names
  /// the one before twice, doubles with each. Code that people write stays below 100.
  private static var mostParts: Int { 500 }

  /// With locals replaced by what they hold; nil where that becomes too large.
  fileprivate func holding(_ held: [String: LoweredExpression]) -> LoweredExpression? {
    guard !held.isEmpty else { return self }
    let result = replacing(held)
    return result.isLarger(than: Self.mostParts) ? nil : result
  }

  /// The one value where both are the same.
  fileprivate static func choice(
    _ test: LoweredExpression, _ then: LoweredExpression, _ otherwise: LoweredExpression
  ) -> LoweredExpression {
    then == otherwise ? then : .conditional(test, then, otherwise)
  }
}

extension [Statement] {
  /// By local, what is assigned.
  var held: [String: LoweredExpression] {
    var held: [String: LoweredExpression] = [:]
    for statement in self {
      if case .assign(.local(let name), let value, _) = statement { held[name] = value }
    }
    return held
  }
}
