import UntangleFacts

/// What a condition says about variables.
extension LoweredExpression {
  /// Whether it is an `||` of variables only.
  var isAlternative: Bool {
    guard case .or(let left, let right) = self else { return false }
    return [left, right].allSatisfy { part in
      if case .variable = part { return true }
      return part.isAlternative
    }
  }

  /// The variables that are off where the condition holds: `!isOn && task == nil`.
  var idleNames: [String] {
    switch self {
    case .not(.variable(let name)), .equal(.variable(let name), .null),
      .equal(.variable(let name), .boolean(false)):
      [name]
    case .and(let left, let right): left.idleNames + right.idleNames
    case .not(.or(let left, let right)):
      LoweredExpression.not(left).idleNames + LoweredExpression.not(right).idleNames
    default: []
    }
  }

  /// The variable that is set where the condition holds: `isOn`, or `error != nil`.
  var heldName: String? {
    switch self {
    case .variable(let name), .not(.equal(.variable(let name), .null)): name
    default: nil
    }
  }
}
