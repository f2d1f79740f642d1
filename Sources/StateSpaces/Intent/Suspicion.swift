/// An operation that clears only one of two variables that are otherwise set and cleared together.
package struct Suspicion: Hashable, Sendable {
  /// The index of the variable that stays set, and the value that it keeps.
  package var kept: Relation.Fact
  /// The index of the variable that is cleared.
  package var cleared: Int
  /// The operation that clears only the one, wherever it changes either of them.
  package var operation: StateOperation
  /// The operations of a shortest path there; the last one is `operation`.
  package var witness: [OperationName]
  /// The operations that clear both; sorted, of two functions at least.
  package var keepers: [StateOperation]
}

extension StateSpace {
  /// Resets that probably forget one of two variables, at most one for each operation, in the order of the
  /// variables.
  ///
  /// Empty for spaces of more than 512 states, 12 variables or 40,000 transitions, and for those that were
  /// not searched statement by statement.
  package var suspicions: [Suspicion] {
    guard reading == .followed, let transitions, states.count <= 512, variables.count <= 12,
      transitions.count <= 40_000
    else { return [] }
    let deeds = OperationDeeds(self, transitions)
    let resets = operations.indices.filter { deeds.isReset($0) && operations[$0].kind == .beginning }
    var seen: Set<StateOperation> = []
    return resets.isEmpty
      ? []
      : deeds.pairs.compactMap { kept, cleared in
        guard let found = suspicion(kept, cleared, resets, deeds, transitions),
          seen.insert(found.operation).inserted
        else { return nil }
        return found
      }
  }

  private func suspicion(
    _ kept: Int, _ cleared: Int, _ resets: [Int], _ deeds: OperationDeeds, _ transitions: [Transition]
  ) -> Suspicion? {
    let resets = resets.filter { deeds.clears($0, cleared) && !deeds.clears($0, kept) }
    let keepers = operations.indices.filter { deeds.clears($0, both: kept, cleared) }
    guard resets.count == 1, let breaker = resets.first,
      Set(keepers.map { operations[$0].function }).count > 1
    else { return nil }
    // If an initial state or another operation leads to the same combination, it is intended.
    let isMeant =
      states.prefix(initialCount).contains { $0.values[kept] != 0 && $0.values[cleared] == 0 }
      || transitions.contains { transition in
        transition.operation != breaker && states[transition.to].values[kept] != 0
          && states[transition.to].values[cleared] == 0
      }
    let step = transitions.first { transition in
      transition.operation == breaker && states[transition.from].values[kept] != 0
        && states[transition.from].values[cleared] != 0
    }
    guard !isMeant, let step else { return nil }
    return Suspicion(
      kept: Relation.Fact(variable: kept, value: states[step.to].values[kept]), cleared: cleared,
      operation: operations[breaker],
      witness: states[step.from].witness + [operations[breaker].name],
      keepers: keepers.map { operations[$0] }.sorted())
  }
}

/// Bit sets of the variables that each operation sets and clears. Leaves out variables whose value of index 0
/// does not mean unset.
private struct OperationDeeds {
  private var set: [UInt32]
  private var cleared: [UInt32]
  /// By operation, the sets of two or more variables that it clears in one transition.
  private var together: [Set<UInt32>]
  private let clearable: [Int]

  init(_ space: StateSpace, _ transitions: [StateSpace.Transition]) {
    set = Array(repeating: 0, count: space.operations.count)
    cleared = set
    together = Array(repeating: [], count: set.count)
    clearable = space.variables.indices.filter { space.variables[$0].canBeClear }
    let values = space.states.map { state in
      clearable.reduce(UInt32(0)) { $0 | (state.values[$1] != 0 ? 1 << UInt32($1) : 0) }
    }
    for transition in transitions {
      let (from, to) = (values[transition.from], values[transition.to])
      set[transition.operation] |= to & ~from
      let ended = from & ~to
      cleared[transition.operation] |= ended
      if ended & (ended &- 1) != 0 { together[transition.operation].insert(ended) }
    }
  }

  /// Whether it clears some variable and never sets one.
  func isReset(_ operation: Int) -> Bool { set[operation] == 0 && cleared[operation] != 0 }

  func clears(_ operation: Int, _ variable: Int) -> Bool { cleared[operation] & 1 << UInt32(variable) != 0 }

  func clears(_ operation: Int, both first: Int, _ second: Int) -> Bool {
    let mask = UInt32(1) << UInt32(first) | 1 << UInt32(second)
    return together[operation].contains { $0 & mask == mask }
  }

  /// All ordered pairs of distinct variables.
  var pairs: [(kept: Int, cleared: Int)] {
    clearable.flatMap { first in clearable.filter { $0 != first }.map { (first, $0) } }
  }
}

extension StateVariable {
  /// Whether the value of index 0 means unset.
  fileprivate var canBeClear: Bool {
    switch domain {
    case .boolean, .optional, .optionalEnumeration: true
    case .optionalBoolean, .enumeration, .number: false
    }
  }
}
