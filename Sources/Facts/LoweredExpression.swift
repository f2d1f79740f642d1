/// An expression reduced to its dependence on the instance's own variables.
///
/// `!isLoading && error == nil` is `.and(.not(.variable("isLoading")), .equal(.variable("error"), .null))`.
package indirect enum LoweredExpression: Hashable, Sendable {
  case boolean(Bool)
  case null
  /// Not nil, otherwise unknown.
  case some
  /// A literal without content, which is not nil: `""`, `[]`, `[:]`.
  case empty
  /// A stored or computed member of this instance.
  case variable(String)
  /// A stored or computed member of the type's other side; see `MemberSide`.
  case otherSide(String)
  /// A local of the body. A number distinguishes shadowing locals: `done`, `done#2`.
  ///
  /// An unassigned local is unknown. Accessors and observers have the locals `newValue` and `oldValue`,
  /// whatever the source names them.
  case local(String)
  /// A stored property of a local constant; unknown unless the local's type stores it.
  case stored(StoredPart)
  /// A call of a function of the type, on either side, or of one that it does not declare.
  case call(CalledName, [Argument])
  /// `.loading` or `State.loading`, without payload. `.none` may be nil. A name that is no case is a static
  /// member with an unknown value.
  case enumCase(String)
  /// A value that is not nil, such as a parameter whose type is not optional.
  case present(LoweredExpression)
  /// What is found along a path. The type of its end may say that the value is not nil.
  case found(LoweredExpression, AccessPath)
  case not(LoweredExpression)
  case and(LoweredExpression, LoweredExpression)
  case or(LoweredExpression, LoweredExpression)
  /// Comparing two non-nil optionals, or two equal cases with payloads, gives an unknown result.
  case equal(LoweredExpression, LoweredExpression)
  /// A literal with content: a text or a collection that is not empty. Without `FactDetail.quantities` it is `.some`.
  case filled
  /// A literal. Without `FactDetail.quantities` it is `.some`, but for the beginning of a whole number.
  case number(Number)
  /// How many elements a text or a collection of this instance has; `.unknown` without `FactDetail.quantities`.
  case count(of: String)
  /// A number of this instance and a literal: `n += 1` assigns it to `n`. `.unknown` without `FactDetail.quantities`.
  case sum(of: String, Number)
  /// A quantity of this instance beside a literal; `.unknown` without `FactDetail.quantities`.
  case compared(Quantity, NumberUse.Comparison, Number)
  case conditional(LoweredExpression, LoweredExpression, LoweredExpression)
  case matches(LoweredExpression, Pattern)
  case tuple([LoweredExpression])
  /// The value; unknown once one of these functions, called since the value was read, has changed something.
  case unchanged(LoweredExpression, by: [CalledName])
  case unknown
}

extension LoweredExpression {
  /// Where the expression is a member, which one.
  package var member: Member? {
    switch self {
    case .variable(let name): Member(.own, name)
    case .otherSide(let name): Member(.other, name)
    default: nil
    }
  }

  package init(_ member: Member) {
    self = member.side == .own ? .variable(member.name) : .otherSide(member.name)
  }
}

/// An argument of a call; trailing closures are left out.
package struct Argument: Hashable, Sendable {
  /// `_` where there is no label.
  package var label: String
  package var value: LoweredExpression

  package init(label: String, value: LoweredExpression) {
    self.label = label
    self.value = value
  }
}

extension LoweredExpression {
  /// Visits the expression and all its subexpressions in preorder.
  package func forEach(_ visit: (LoweredExpression) -> Void) {
    visit(self)
    switch self {
    case .not(let inner), .present(let inner), .found(let inner, _), .matches(let inner, _),
      .unchanged(let inner, _):
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
    case .boolean, .null, .some, .empty, .filled, .number, .count, .sum, .compared, .variable, .otherSide,
      .local, .stored, .enumCase, .unknown:
      break
    }
  }

  /// The names of the locals in the expression.
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

  /// Whether the expression reads a variable of the type, on either side.
  package var readsVariables: Bool {
    switch self {
    case .variable, .otherSide, .count, .sum, .compared: true
    case .not(let inner), .present(let inner), .found(let inner, _), .matches(let inner, _),
      .unchanged(let inner, _):
      inner.readsVariables
    case .and(let left, let right), .or(let left, let right), .equal(let left, let right):
      left.readsVariables || right.readsVariables
    case .conditional(let test, let left, let right):
      test.readsVariables || left.readsVariables || right.readsVariables
    case .tuple(let elements): elements.contains(where: \.readsVariables)
    case .call(_, let arguments): arguments.contains { $0.value.readsVariables }
    case .boolean, .null, .some, .empty, .filled, .number, .local, .stored, .enumCase, .unknown: false
    }
  }

  /// The number of members that the expression reads, on both sides, each counted once.
  var memberCount: Int {
    var others: Set<String> = []
    forEach { if case .otherSide(let name) = $0 { others.insert(name) } }
    return variables.count + others.count
  }

  /// Whether the expression calls a function.
  package var callsFunctions: Bool {
    var found = false
    forEach { if case .call = $0 { found = true } }
    return found
  }

  /// The names of the instance's variables in the expression, in order of appearance, without duplicates.
  package var variables: [String] {
    var names: [String] = []
    forEach { value in
      if case .variable(let name) = value, !names.contains(name) { names.append(name) }
    }
    return names
  }

}

extension LoweredExpression {
  /// Whether the expression has more than `limit` nodes. Counts no further than that.
  package func isLarger(than limit: Int) -> Bool {
    var left = limit
    return exceeds(&left)
  }

  private func exceeds(_ left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return true }
    switch self {
    case .not(let inner), .present(let inner), .found(let inner, _), .matches(let inner, _),
      .unchanged(let inner, _):
      return inner.exceeds(&left)
    case .and(let first, let second), .or(let first, let second), .equal(let first, let second):
      return first.exceeds(&left) || second.exceeds(&left)
    case .conditional(let test, let first, let second):
      return test.exceeds(&left) || first.exceeds(&left) || second.exceeds(&left)
    case .tuple(let elements): return elements.contains { $0.exceeds(&left) }
    case .call(_, let arguments): return arguments.contains { $0.value.exceeds(&left) }
    case .boolean, .null, .some, .empty, .filled, .number, .count, .sum, .compared, .variable, .otherSide,
      .local, .stored, .enumCase, .unknown:
      return false
    }
  }
}

extension LoweredExpression {
  /// Substitutes subexpressions, outermost first. Where `replacement` returns nil, the traversal descends.
  package func replacing(_ replacement: (LoweredExpression) -> LoweredExpression?) -> LoweredExpression {
    if let replaced = replacement(self) { return replaced }
    func inner(_ value: LoweredExpression) -> LoweredExpression { value.replacing(replacement) }
    return switch self {
    case .present(let value): .present(inner(value))
    case .found(let value, let path): .found(inner(value), path)
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
    case .boolean, .null, .some, .empty, .filled, .number, .count, .sum, .compared, .variable, .otherSide,
      .local, .stored, .enumCase, .unknown:
      self
    }
  }

  /// Substitutes locals by their known values.
  package func replacing(_ held: [String: LoweredExpression]) -> LoweredExpression {
    guard !held.isEmpty else { return self }
    return replacing { value in
      switch value {
      case .local(let name): held[name]
      // The substituted expression is no local with this stored property, so its value is unknown.
      case .stored(let part): held[part.local] == nil ? nil : .unknown
      default: nil
      }
    }
  }
}

extension LoweredExpression {
  /// Locals become unknown: they mean nothing outside of their body.
  var withoutLocals: LoweredExpression { withoutLocals(but: []) }

  func withoutLocals(but kept: Set<String>) -> LoweredExpression {
    let others = locals.subtracting(kept)
    return replacing(Dictionary(uniqueKeysWithValues: others.map { ($0, .unknown) }))
  }
}

/// The pattern of a `case`, without bindings.
package indirect enum Pattern: Hashable, Sendable {
  /// Whether the pattern constrains the payload of a case.
  package enum Payload: UInt8, Hashable, Sendable, Storable {
    /// `.failed`, or `.failed(_)`, or `.failed(let error)`: every payload.
    case any
    /// `.failed(.timeout)`: some payloads only.
    case refutable
  }

  /// `_`, `let x`, `var x`.
  case any
  /// `.loading` or `State.loading(…)`. `type` is as written before the dot; nil without one.
  ///
  /// `.some` and `.none` may be those of an optional.
  case enumCase(String, type: String?, payload: Payload)
  /// `x?` or `.some(x)`.
  case some(Pattern)
  /// `nil` or `.none`.
  case null
  case boolean(Bool)
  /// A number, a string or a range.
  case literal
  case tuple([Pattern])
  /// `is T`, `x as T`.
  case type
  /// Any other expression.
  case expression
}

extension Pattern {
  /// Whether the pattern matches every value.
  package var isCatchAll: Bool {
    switch self {
    case .any: true
    case .tuple(let elements): elements.allSatisfy(\.isCatchAll)
    case .enumCase, .some, .null, .boolean, .literal, .type, .expression: false
    }
  }
}
