import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// What a write leaves in the variable, as far as the source shows.
package enum WrittenLevel: Hashable, Sendable {
  case on, off
  /// A case, or the negation of another variable.
  case decided
  /// A value that is computed elsewhere.
  case unknown

  func isOpposite(of other: WrittenLevel) -> Bool {
    switch (self, other) {
    case (.on, .off), (.off, .on): true
    case (.on, .on), (.off, .off), (.decided, _), (.unknown, _), (_, .decided), (_, .unknown): false
    }
  }
}

extension VariableWrite {
  /// Whether the write is a step between states. Initialisers and top-level code set the first state;
  /// closures in them run later, and do make steps.
  package var changesState: Bool {
    switch bodyKind {
    case .initializer, .initialValue, .topLevel: moment == .inClosure
    case .method, .deinitializer, .getter, .setter, .willSet, .didSet: true
    }
  }

  /// Whether the value is passed through, as in `self.isOn = isOn`, and so determined elsewhere.
  package var isCopy: Bool {
    switch value {
    case .local, .present(.local), .found(.local, _): true
    case .stored, .unknown, .some, .empty, .filled, .number, .count, .sum, .compared, .present, .found,
      .unchanged:
      false
    case .boolean, .null, .variable, .otherSide, .call, .enumCase, .not, .and, .or, .equal, .conditional,
      .matches, .tuple:
      false
    }
  }

  /// Whether it sets the variable to its declared initial value.
  func isReturn(to initials: [String: WrittenLevel]) -> Bool {
    level != .unknown && initials[variable] == level
  }

  /// Whether the value is the literal `true` or `false`.
  var isFlagWrite: Bool {
    if case .boolean = value { return true }
    return false
  }

  package var level: WrittenLevel { value.level }
}

extension LoweredExpression {
  var level: WrittenLevel {
    switch self {
    case .boolean(true): .on
    case .boolean(false), .null: .off
    case .enumCase, .found(.enumCase, _), .not(.variable), .not(.otherSide): .decided
    case .not, .some, .empty, .filled, .number, .count, .sum, .compared, .present, .found, .variable,
      .otherSide, .local,
      .stored, .call, .and, .or, .equal,
      .conditional,
      .matches, .tuple, .unchanged, .unknown:
      .unknown
    }
  }
}

extension AccessSummary {
  /// Whether a body other than these gives the variable a value, or may.
  func sets(_ variable: String, outside bodies: Set<Location>) -> Bool {
    writes(of: variable).contains {
      $0.level != .off && $0.changesState && !bodies.contains($0.bodyPlace)
    }
  }
}
