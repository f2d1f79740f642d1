package import UntangleFacts
package import UntangleProjectModel

/// The number of combinations of a tuple's values, and of those that no branch names.
package struct CombinationCount: Equatable {
  package var all: Int
  package var swallowed: Int { taken.count }
  /// By element, the values that are counted, in the order of the declaration.
  package let columns: [[ElementValue]]
  /// The combinations that only the catch-all takes, in the order of the columns.
  package let taken: [[ElementValue]]
  /// The combinations that no branch takes for certain, whatever a `where` or a payload says.
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
    self.columns = columns
    var tuples: [[ElementValue]] = [[]]
    for column in columns { tuples = tuples.flatMap { tuple in column.map { tuple + [$0] } } }
    taken = tuples.filter { tuple in !items.contains { $0.pattern.fits(tuple) } }
    unnamed = tuples.filter { tuple in
      !items.contains { $0.condition == nil && $0.pattern.fits(tuple, .always) }
    }
  }
}

extension CombinationCount {
  /// The place of the first element that is an enum.
  package var firstEnum: Int? {
    columns.firstIndex { column in
      column.contains { if case .enumCase = $0 { true } else { false } }
    }
  }

  /// How many combinations of each value of the first enum the catch-all takes.
  package var byFirstEnum: [(value: String, taken: Int, all: Int)] {
    guard let place = firstEnum else { return [] }
    let counts = Dictionary(grouping: taken) { $0[place] }.mapValues(\.count)
    return columns[place].map { ($0.text, counts[$0] ?? 0, all / columns[place].count) }
  }
}

/// One value of one element of a tuple.
package enum ElementValue: Hashable, Sendable {
  case enumCase(String)
  case null
  case boolean(Bool)
  /// Any value of an element that all patterns ignore.
  case anything
}

extension ElementValue {
  /// `initial`, `true`, `nil`; `_` where nothing is looked at.
  package var text: String {
    switch self {
    case .enumCase(let name): name
    case .null: "nil"
    case .boolean(let value): String(value)
    case .anything: "_"
    }
  }
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
