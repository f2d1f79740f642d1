/// What one operation leaves behind: of two variables that are otherwise set and cleared together it clears one.
package struct Suspicion: Hashable, Sendable {
  /// The place of the variable that stays set, and the value that it keeps.
  package var kept: Relation.Fact
  /// The place of the one that is cleared.
  package var cleared: Int
  /// What leaves it so, wherever it does anything to the two.
  package var operation: StateOperation
  /// The operations of a shortest way there; the last one is `operation`.
  package var witness: [String]
  /// What clears both; sorted, of two functions at least.
  package var keepers: [StateOperation]
}

extension StateSpace {
  /// Resets that seem to forget one of two variables. In the order of the variables, each operation once.
  ///
  /// Empty for spaces of more than 512 states, 12 variables or 40,000 transitions, and for those that were not followed
  /// from statement to statement.
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
    // An instance that begins so, or another operation that leads there, makes it a state like any other.
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

/// Which variables the operations of a space set and clear, as bits; a variable with no first value that says that
/// nothing is set is none of them.
private struct OperationDeeds {
  private var set: [UInt32]
  private var cleared: [UInt32]
  /// By operation, what it clears in one step.
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

  /// Whether it clears something, and never sets anything.
  func isReset(_ operation: Int) -> Bool { set[operation] == 0 && cleared[operation] != 0 }

  func clears(_ operation: Int, _ variable: Int) -> Bool { cleared[operation] & 1 << UInt32(variable) != 0 }

  func clears(_ operation: Int, both first: Int, _ second: Int) -> Bool {
    let mask = UInt32(1) << UInt32(first) | 1 << UInt32(second)
    return together[operation].contains { $0 & mask == mask }
  }

  /// Each two variables, in both orders.
  var pairs: [(kept: Int, cleared: Int)] {
    clearable.flatMap { first in clearable.filter { $0 != first }.map { (first, $0) } }
  }
}

extension StateVariable {
  /// Whether its first value says that nothing is set.
  fileprivate var canBeClear: Bool {
    switch domain {
    case .boolean, .optional, .optionalEnumeration: true
    case .optionalBoolean, .enumeration: false
    }
  }
}
