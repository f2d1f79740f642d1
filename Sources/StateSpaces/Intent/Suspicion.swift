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
  /// Empty for spaces that are too large to ask questions of; see `likelyInvariants(asked:)`.
  package var suspicions: [Suspicion] {
    guard let judge = InvariantJudge(self, asked: []) else { return [] }
    var seen: Set<StateOperation> = []
    return exclusions.compactMap { exclusion in
      guard let state = judge.suspicion(against: exclusion), seen.insert(state.operation).inserted else {
        return nil
      }
      return state
    }
  }
}

extension InvariantJudge {
  fileprivate func suspicion(against exclusion: Exclusion) -> Suspicion? {
    let terms = [exclusion.first, exclusion.second]
    guard let kept = terms.first(where: \.isSet), let cleared = terms.first(where: { $0.values == [0] }),
      [kept, cleared].allSatisfy({ space.variables[$0.variable].canBeClear })
    else { return nil }
    let breakers = Set(transitions.filter { space.states[$0.to].breaks(exclusion) }.map(\.operation))
    let ends = transitions.filter { transition in
      let (from, to) = (space.states[transition.from], space.states[transition.to])
      return kept.holds(in: from) && !cleared.holds(in: from) && cleared.holds(in: to)
    }
    let keepers = Set(ends.filter { !kept.holds(in: space.states[$0.to]) }.map(\.operation))
    guard breakers.count == 1, let breaker = breakers.first, !keepers.contains(breaker),
      space.operations[breaker].kind == .beginning, ends.contains(where: { $0.operation == breaker }),
      Set(keepers.map { space.operations[$0].function }).count > 1, !sets(breaker, [kept, cleared])
    else { return nil }
    let way = ends.first { $0.operation == breaker }.map { space.states[$0.from].witness } ?? []
    return Suspicion(
      kept: Relation.Fact(variable: kept.variable, value: kept.values.first ?? 1), cleared: cleared.variable,
      operation: space.operations[breaker], witness: way + [space.operations[breaker].name],
      keepers: keepers.map { space.operations[$0] }.sorted())
  }
}

extension InvariantJudge {
  /// Whether an operation ever sets one of two variables.
  private func sets(_ operation: Int, _ terms: [Term]) -> Bool {
    transitions.contains { transition in
      guard transition.operation == operation else { return false }
      let (from, to) = (space.states[transition.from].values, space.states[transition.to].values)
      return terms.contains { from[$0.variable] == 0 && to[$0.variable] != 0 }
    }
  }
}

extension Term {
  fileprivate var isSet: Bool { values.count == 1 && values != [0] }
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
