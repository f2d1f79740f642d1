import UntangleFacts

extension LoweredExpression {
  /// The expression with the known values of locals substituted.
  func knowing(_ locals: [String: LoweredExpression]) -> LoweredExpression {
    guard !locals.isEmpty else { return self }
    return replacing { value in
      switch value {
      case .local(let name): return locals[name]
      case .present(let inner):
        let known = inner.knowing(locals)
        return known == inner ? value : known
      case .found(let inner, let path):
        let known = inner.knowing(locals)
        return known == inner ? value : .found(known, path)
      case .call: return value
      default: return nil
      }
    }
  }

  /// The name of the local; nil for other expressions.
  var localName: String? {
    switch self {
    case .local(let name): name
    case .present(let inner), .found(let inner, _): inner.localName
    default: nil
    }
  }
}
