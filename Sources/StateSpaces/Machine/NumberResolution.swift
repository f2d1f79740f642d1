import UntangleFacts

/// What comparisons and writes of numbers mean for the ranges of a quantity.
extension NameResolution {
  /// Certain for the ranges whose numbers all pass or all fail, and open for the others. Unknown where the variable is
  /// none of the space's.
  func comparison(_ quantity: Quantity, _ test: NumberTest) -> ResolvedExpression {
    guard let index = members.layout.index(of: quantity.variable) else { return .unknown }
    let field = members.layout.fields[index]
    guard let numbers = field.numbers else {
      // An optional that equals a number is not nil.
      return quantity.measure == .value && test.comparison == .equal
        ? .equal(.variable(index), .constant(.some)) : .unknown
    }
    guard numbers.measure == quantity.measure else { return .unknown }
    let places = field.symbols.indices.map { ($0, numbers.passes(test, at: $0)) }
    guard places.contains(where: { $0.1 != nil }) else { return .unknown }
    let tests = places.compactMap { place, passes -> ResolvedExpression? in
      guard passes != false else { return nil }
      let isThere = ResolvedExpression.matches(.variable(index), .symbol(field.symbols[place], payload: .any))
      return passes == true ? isThere : .and(isThere, .not(.unknown))
    }
    return tests.dropFirst().reduce(tests.first ?? .constant(.no)) { .or($0, $1) }
  }

  /// A value that is written to a variable. For a quantity only a literal says in which range it is.
  func value(
    _ value: LoweredExpression, for field: StateLayout.Field,
    _ resolved: (LoweredExpression) -> ResolvedExpression
  ) -> ResolvedExpression {
    guard let numbers = field.numbers else { return resolved(value) }
    switch value {
    case .number(let number) where numbers.measure == .value: return symbol(of: number, field, numbers)
    case .empty where numbers.measure == .count: return symbol(of: Number(0), field, numbers)
    case .filled: return numbers.filled.map { .constant(field.symbols[$0]) } ?? .unknown
    case .conditional(let test, let then, let otherwise):
      return .conditional(
        resolved(test), self.value(then, for: field, resolved), self.value(otherwise, for: field, resolved))
    case .present(let inner), .found(let inner, _): return self.value(inner, for: field, resolved)
    case .sum(field.name, let number): return sum(number, field, numbers)
    default: return .unknown
    }
  }

  /// From each range to those that the sum may be in.
  private func sum(_ number: Number, _ field: StateLayout.Field, _ numbers: NumberDomain)
    -> ResolvedExpression
  {
    guard let index = members.layout.index(of: field.name) else { return .unknown }
    return field.symbols.indices.reduce(.unknown) { rest, place in
      let ends = numbers.places(adding: number, at: place).map {
        ResolvedExpression.constant(field.symbols[$0])
      }
      guard let first = ends.first else { return rest }
      let end = ends.dropFirst().reduce(first) { .conditional(.not(.unknown), $1, $0) }
      return .conditional(.matches(.variable(index), .symbol(field.symbols[place], payload: .any)), end, rest)
    }
  }

  private func symbol(of number: Number, _ field: StateLayout.Field, _ numbers: NumberDomain)
    -> ResolvedExpression
  {
    numbers.place(of: number).map { .constant(field.symbols[$0]) } ?? .unknown
  }
}

extension StateLayout.Field {
  /// What a quantity may be after a method of its variable; nil where it stays as it is.
  func change(by method: String) -> ResolvedExpression? {
    switch numbers?.change(by: method) {
    case .nothing, nil: nil
    case .to(let place): .constant(symbols[place])
    case .unknown: .unknown
    }
  }
}
