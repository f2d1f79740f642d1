package import UntangleProjectModel

/// What probably holds of the values of variables when another type reads them.
package struct LikelyInputs {
  private let space: StateSpace

  package init(of space: StateSpace) { self.space = space }

  /// The likeliest first. Each is a premise about what comes in where they are read, with the names that the variables have
  /// there. `named` has these by the own name.
  ///
  /// What no run breaks comes first. For the rest, a reader looks between two runs: that another run breaks a statement while
  /// one waits says little, that one run makes both facts true says that they do not exclude each other. Of two statements of
  /// which each is the other one turned round, only the likelier one is told.
  package func statements(named names: [String: String]) -> [LikelyInvariant] {
    guard space.variables.allSatisfy({ $0.isChoice && names[$0.name] != nil }),
      let judge = InvariantJudge(space, asked: [], presented: [], seen: [])
    else { return [] }
    let found = space.pairs.compactMap { exclusion in judge.atRest(exclusion).map { (exclusion, $0) } }
    let kept = found.filter { exclusion, verdict in
      let turned = Exclusion(first: exclusion.first.opposite, second: exclusion.second.opposite)
      return exclusion.isOfSet || !found.contains { $0.0 == turned && $0.1.weight >= verdict.weight }
    }
    var other = space
    other.variables = space.variables.map { variable in
      var result = variable
      result.name = names[variable.name] ?? variable.name
      return result
    }
    return kept.map { exclusion, verdict in
      LikelyInvariant(
        premise: .input(other.condition(against: exclusion)), keepers: verdict.keepers,
        breakers: verdict.breakers, stateCount: space.states.count, weight: verdict.weight)
    }.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.premise.text < $1.premise.text }
  }
}

/// Premises about values that come in, and what the type's own code does against them.
package struct PremisesOfCode {
  private let space: StateSpace
  private let tests: [PremiseTest]

  package init(_ premises: [Premise], in space: StateSpace) {
    self.space = space
    tests = premises.compactMap { PremiseTest($0, space.variables) }
  }

  /// The operations of the own code that lead from a state in which all of them hold to one in which one does not. Sorted.
  package var breakers: [StateOperation] {
    guard let transitions = space.transitions else { return [] }
    let broken = space.states.map(isBroken)
    let found = transitions.filter { !broken[$0.from] && broken[$0.to] }.map {
      space.operations[$0.operation]
    }
    return Set(found.filter { !$0.kind.isInput }).sorted()
  }

  /// The space without the states in which one of them does not hold.
  package var kept: StateSpace {
    var result = space
    result.states = StateList(space.states.filter { !isBroken($0) })
    guard result.states.count < space.states.count else { return space }
    result.initialCount = result.states.prefix { $0.witness.isEmpty }.count
    (result.operations, result.transitions) = ([], nil)
    return result
  }

  private func isBroken(_ state: StateSpace.State) -> Bool { tests.contains { $0.isBroken(in: state) } }
}
