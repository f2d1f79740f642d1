package import UntangleFacts
package import UntangleProjectModel

/// The number of combinations of a tuple's values, and of those that no branch names.
package struct CombinationCount: Equatable {
  package var all: Int
  package var swallowed: Int
  /// The combinations that no branch matches unconditionally, without `where` clause and payload pattern.
  let unnamed: [[ElementValue]]

  /// The maximum number of combinations; a larger tuple is not counted.
  private static let limit = 5_000

  /// nil if the values of an element are unknown, or no element is an enum.
  package init?(_ elements: [SwitchSubject], items: [CaseItem]) {
    var columns: [[ElementValue]] = []
    var enumCount = 0
    for (index, element) in elements.enumerated() {
      switch element {
      case .known(let subject):
        enumCount += 1
        columns.append(subject.values)
      case .boolean: columns.append([.boolean(false), .boolean(true)])
      case .unknownEnum, .tuple, .notEnum, .unknown:
        // An element that all patterns ignore counts as one value.
        guard items.allSatisfy({ $0.pattern.ignores(index) }) else { return nil }
        columns.append([.anything])
      }
    }
    all = columns.reduce(1) { $0 * $1.count }
    guard enumCount > 0, all <= Self.limit else { return nil }
    var tuples: [[ElementValue]] = [[]]
    for column in columns { tuples = tuples.flatMap { tuple in column.map { tuple + [$0] } } }
    swallowed = tuples.count { tuple in !items.contains { $0.pattern.fits(tuple) } }
    unnamed = tuples.filter { tuple in
      !items.contains { $0.condition == nil && $0.pattern.fits(tuple, .always) }
    }
  }
}

/// The value of one element of a tuple.
package enum ElementValue: Hashable, Sendable {
  case enumCase(String)
  case null
  case boolean(Bool)
  /// Any value of an element that all patterns ignore.
  case anything
}

extension EnumSubject {
  fileprivate var values: [ElementValue] {
    cases.map(ElementValue.enumCase) + (wrapping == .optional ? [.null] : [])
  }
}

extension Pattern {
  fileprivate func ignores(_ index: Int) -> Bool {
    guard case .tuple(let parts) = self, parts.indices.contains(index) else { return isCatchAll }
    return parts[index].isCatchAll
  }

  fileprivate enum Extent {
    /// For some payloads, or in some states of the program.
    case sometimes
    case always
  }

  /// Whether the pattern matches the combination, sometimes or always.
  fileprivate func fits(_ tuple: [ElementValue], _ extent: Extent = .sometimes) -> Bool {
    guard case .tuple(let parts) = self, parts.count == tuple.count else { return isCatchAll }
    return zip(parts, tuple).allSatisfy { $0.fits($1, extent) }
  }

  private func fits(_ value: ElementValue, _ extent: Extent) -> Bool {
    switch extent {
    case .sometimes: mayFit(value)
    case .always: isWhole && mayFit(value)
    }
  }

  /// Whether the match depends neither on a payload nor on an expression.
  private var isWhole: Bool {
    switch self {
    case .some(let inner): inner.isWhole
    case .enumCase(_, _, .refutable), .literal, .expression: false
    case .any, .enumCase(_, _, .any), .null, .boolean, .tuple, .type: true
    }
  }

  private func mayFit(_ value: ElementValue) -> Bool {
    switch (self, value) {
    // An expression, such as `!isOn`, matches depending on its value, like a condition.
    case (.any, _), (_, .anything), (.expression, _), (.literal, .boolean): true
    case (.enumCase("none", _, _), .null), (.null, .null): true
    // A bare `.some` matches every case of the wrapped enum.
    case (.enumCase("some", nil, _), .enumCase(let other)) where other != "some": true
    case (.enumCase(let name, _, _), .enumCase(let other)): name == other
    case (.some(let inner), .enumCase): inner.mayFit(value)
    case (.boolean(let left), .boolean(let right)): left == right
    // The pattern and the value are of different kinds.
    default: false
    }
  }
}
