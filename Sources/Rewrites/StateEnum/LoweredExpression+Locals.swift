import UntangleFacts

extension LoweredExpression {
  /// The expression with the known values of locals substituted.
  func knowing(_ locals: [String: LoweredExpression]) -> LoweredExpression {
    guard !locals.isEmpty else { return self }
    switch self {
    case .local(let name): return locals[name] ?? self
    case .present(let inner):
      let known = inner.knowing(locals)
      return known == inner ? self : known
    case .not(let inner): return .not(inner.knowing(locals))
    case .and(let left, let right): return .and(left.knowing(locals), right.knowing(locals))
    case .or(let left, let right): return .or(left.knowing(locals), right.knowing(locals))
    case .equal(let left, let right): return .equal(left.knowing(locals), right.knowing(locals))
    case .conditional(let test, let then, let otherwise):
      return .conditional(test.knowing(locals), then.knowing(locals), otherwise.knowing(locals))
    case .matches(let inner, let pattern): return .matches(inner.knowing(locals), pattern)
    case .tuple(let elements): return .tuple(elements.map { $0.knowing(locals) })
    case .unchanged(let inner, let calls): return .unchanged(inner.knowing(locals), by: calls)
    case .boolean, .null, .some, .empty, .variable, .stored, .call, .enumCase, .unknown: return self
    }
  }

  /// The name of the local; nil for other expressions.
  var localName: String? {
    switch self {
    case .local(let name): name
    case .present(let inner): inner.localName
    default: nil
    }
  }
}
