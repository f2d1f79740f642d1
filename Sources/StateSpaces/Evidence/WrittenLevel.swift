import UntangleFacts
package import UntangleProjectModel

/// What a write leaves behind, as far as the source says.
package enum WrittenLevel: Hashable, Sendable {
  case on, off
  /// A case, or the opposite of what was.
  case decided
  /// A value that comes from elsewhere.
  case unknown

  func isOpposite(of other: WrittenLevel) -> Bool {
    switch (self, other) {
    case (.on, .off), (.off, .on): true
    case (.on, .on), (.off, .off), (.decided, _), (.unknown, _), (_, .decided), (_, .unknown): false
    }
  }
}

extension VariableWrite {
  /// Initialisers and the start of a program set a first state; they do not move between states, but
  /// closures in them do, later.
  package var changesState: Bool {
    switch bodyKind {
    case .initializer, .initialValue, .topLevel: moment == .inClosure
    case .method, .deinitializer, .getter, .setter, .willSet, .didSet: true
    }
  }

  /// `self.isOn = isOn`: handed through, decided elsewhere.
  package var isCopy: Bool {
    switch value {
    case .local, .present(.local): true
    case .stored, .unknown, .some, .present, .unchanged: false
    case .boolean, .null, .variable, .call, .enumCase, .not, .and, .or, .equal, .conditional,
      .matches, .tuple:
      false
    }
  }

  /// Whether it sets the variable to what it was declared with.
  func isReturn(to initials: [String: WrittenLevel]) -> Bool {
    level != .unknown && initials[variable] == level
  }

  /// `true` or `false`, written as such.
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
    case .enumCase, .not(.variable): .decided
    case .not, .some, .present, .variable, .local, .stored, .call, .and, .or, .equal, .conditional, .matches,
      .tuple,
      .unchanged, .unknown:
      .unknown
    }
  }
}
