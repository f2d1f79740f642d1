/// A lowered expression: what it says about the instance's own variables, and nothing more.
///
/// `!isLoading && error == nil` is `.and(.not(.variable("isLoading")), .equal(.variable("error"), .null))`.
package indirect enum LoweredExpression: Hashable, Sendable {
  case boolean(Bool)
  case null
  /// Certainly not nil, otherwise unknown.
  case some
  /// A member of this instance, stored or computed; `Self.NAME` for a static one named from an instance body.
  case variable(String)
  /// A local of the body; shadowing ones are told apart by a number: `done`, `done#2`.
  ///
  /// One that nothing has assigned is unknown. In accessors and observers `newValue` and `oldValue`
  /// are locals of that name, whatever the source calls them.
  case local(String)
  /// What is stored in a local that keeps its value; unknown where it is not stored there.
  case stored(StoredPart)
  /// A call of an own function.
  case call(String, [Argument])
  /// `.loading` or `State.loading`; payloads are dropped. `.none` may be nil, and a name that is
  /// no case is a static member that nobody knows.
  case enumCase(String)
  /// A value that is certainly not nil: a parameter whose type is no optional.
  case present(LoweredExpression)
  case not(LoweredExpression)
  case and(LoweredExpression, LoweredExpression)
  case or(LoweredExpression, LoweredExpression)
  /// Two optionals that are set, and two equal cases with payloads, are equal or not.
  case equal(LoweredExpression, LoweredExpression)
  case conditional(LoweredExpression, LoweredExpression, LoweredExpression)
  case matches(LoweredExpression, Pattern)
  case tuple([LoweredExpression])
  /// Unknown where one of these functions, called since it was looked at, changes something.
  case unchanged(LoweredExpression, by: [String])
  case unknown
}

/// What a call hands to a function; closures behind the call are left out.
package struct Argument: Hashable, Sendable {
  /// `_` for none.
  package var label: String
  package var value: LoweredExpression

  package init(label: String, value: LoweredExpression) {
    self.label = label
    self.value = value
  }
}

extension LoweredExpression {
  /// Visits the value and all values in it, outermost first.
  package func forEach(_ visit: (LoweredExpression) -> Void) {
    visit(self)
    switch self {
    case .not(let inner), .present(let inner), .matches(let inner, _), .unchanged(let inner, _):
      inner.forEach(visit)
    case .and(let left, let right), .or(let left, let right), .equal(let left, let right):
      left.forEach(visit)
      right.forEach(visit)
    case .conditional(let test, let left, let right):
      test.forEach(visit)
      left.forEach(visit)
      right.forEach(visit)
    case .tuple(let elements): elements.forEach { $0.forEach(visit) }
    case .call(_, let arguments): arguments.forEach { $0.value.forEach(visit) }
    case .boolean, .null, .some, .variable, .local, .stored, .enumCase, .unknown: break
    }
  }

  /// The names of locals in it.
  package var locals: Set<String> {
    var names: Set<String> = []
    forEach { value in
      switch value {
      case .local(let name): names.insert(name)
      case .stored(let part): names.insert(part.local)
      default: break
      }
    }
    return names
  }

  /// Whether it looks at a variable of the instance.
  var asksVariables: Bool {
    switch self {
    case .variable: true
    case .not(let inner), .present(let inner), .matches(let inner, _), .unchanged(let inner, _):
      inner.asksVariables
    case .and(let left, let right), .or(let left, let right), .equal(let left, let right):
      left.asksVariables || right.asksVariables
    case .conditional(let test, let left, let right):
      test.asksVariables || left.asksVariables || right.asksVariables
    case .tuple(let elements): elements.contains(where: \.asksVariables)
    case .call(_, let arguments): arguments.contains { $0.value.asksVariables }
    case .boolean, .null, .some, .local, .stored, .enumCase, .unknown: false
    }
  }

  /// Whether it asks a function of the instance.
  package var asksFunctions: Bool {
    var found = false
    forEach { if case .call = $0 { found = true } }
    return found
  }

  /// The names of the instance's variables in it, in order of appearance, each once.
  package var variables: [String] {
    var names: [String] = []
    forEach { value in
      if case .variable(let name) = value, !names.contains(name) { names.append(name) }
    }
    return names
  }

}

extension LoweredExpression {
  /// Whether it has more parts than these; counts no further.
  package func isLarger(than limit: Int) -> Bool {
    var left = limit
    return exceeds(&left)
  }

  private func exceeds(_ left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return true }
    switch self {
    case .not(let inner), .present(let inner), .matches(let inner, _), .unchanged(let inner, _):
      return inner.exceeds(&left)
    case .and(let first, let second), .or(let first, let second), .equal(let first, let second):
      return first.exceeds(&left) || second.exceeds(&left)
    case .conditional(let test, let first, let second):
      return test.exceeds(&left) || first.exceeds(&left) || second.exceeds(&left)
    case .tuple(let elements): return elements.contains { $0.exceeds(&left) }
    case .call(_, let arguments): return arguments.contains { $0.value.exceeds(&left) }
    case .boolean, .null, .some, .variable, .local, .stored, .enumCase, .unknown: return false
    }
  }
}

extension LoweredExpression {
  /// The value with others in the place of parts of it; nil leaves a part, and what is in it is looked at.
  package func replacing(_ replacement: (LoweredExpression) -> LoweredExpression?) -> LoweredExpression {
    if let replaced = replacement(self) { return replaced }
    func inner(_ value: LoweredExpression) -> LoweredExpression { value.replacing(replacement) }
    return switch self {
    case .present(let value): .present(inner(value))
    case .not(let value): .not(inner(value))
    case .and(let left, let right): .and(inner(left), inner(right))
    case .or(let left, let right): .or(inner(left), inner(right))
    case .equal(let left, let right): .equal(inner(left), inner(right))
    case .conditional(let test, let then, let otherwise):
      .conditional(inner(test), inner(then), inner(otherwise))
    case .matches(let subject, let pattern): .matches(inner(subject), pattern)
    case .unchanged(let value, let calls): .unchanged(inner(value), by: calls)
    case .tuple(let elements): .tuple(elements.map(inner))
    case .call(let name, let arguments):
      .call(name, arguments.map { Argument(label: $0.label, value: inner($0.value)) })
    case .boolean, .null, .some, .variable, .local, .stored, .enumCase, .unknown: self
    }
  }

  /// The value with locals replaced by what they are known to hold.
  package func replacing(_ held: [String: LoweredExpression]) -> LoweredExpression {
    guard !held.isEmpty else { return self }
    return replacing { value in
      switch value {
      case .local(let name): held[name]
      // What the local stands for stores something else, if anything.
      case .stored(let part): held[part.local] == nil ? nil : .unknown
      default: nil
      }
    }
  }
}

extension LoweredExpression {
  /// Nothing is known of locals outside of their body.
  var withoutLocals: LoweredExpression { withoutLocals(but: []) }

  func withoutLocals(but kept: Set<String>) -> LoweredExpression {
    let others = locals.subtracting(kept)
    return replacing(Dictionary(uniqueKeysWithValues: others.map { ($0, .unknown) }))
  }
}

/// What a `case` compares with.
package indirect enum Pattern: Hashable, Sendable {
  /// Whether the payload of a case is looked at.
  package enum Payload: UInt8, Hashable, Sendable, Storable {
    /// `.failed`, or `.failed(_)`, or `.failed(let error)`: every payload.
    case any
    /// `.failed(.timeout)`: some payloads only.
    case refutable
  }

  /// `_`, `let x`, `var x`.
  case any
  /// `.loading` or `State.loading(…)`; `type` is as written before the dot, nil without.
  ///
  /// `.some` and `.none` may be of an optional.
  case enumCase(String, type: String?, payload: Payload)
  /// `x?` or `.some(x)`.
  case some(Pattern)
  /// `nil` or `.none`.
  case null
  case boolean(Bool)
  /// A number, a text, a range.
  case literal
  case tuple([Pattern])
  /// `is T`, `x as T`.
  case type
  /// Any other expression.
  case expression
}

extension Pattern {
  /// Matches every value.
  package var isCatchAll: Bool {
    switch self {
    case .any: true
    case .tuple(let elements): elements.allSatisfy(\.isCatchAll)
    case .enumCase, .some, .null, .boolean, .literal, .type, .expression: false
    }
  }
}
