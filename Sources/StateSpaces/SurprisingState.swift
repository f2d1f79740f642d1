extension StateSpace {
  /// A reachable state that is the only exception to a rule, with a shortest witness; nil if there is none.
  ///
  /// The state alone has a certain pair of values of two variables, while the other three combinations of
  /// these values occur elsewhere. Such a state often comes from a method with a missing check. The code must
  /// test both variables in one condition; `asked` holds the names in each condition. nil where fewer than
  /// three variables change or most states are exceptions, since there is no rule then. Initial states are
  /// never exceptions.
  package func surprisingState(asked: [Set<String>]) -> State? {
    guard reading == .followed, states.count <= 4_096 else { return nil }
    let moving = variables.indices.filter { place in Set(states.map { $0.values[place] }).count > 1 }
    guard moving.count > 2 else { return nil }
    let places = moving.flatMap { first in
      moving.filter { second in
        second > first
          && asked.contains { $0.isSuperset(of: [variables[first].name, variables[second].name]) }
      }
      .map { (first, $0) }
    }
    let found = Set(places.flatMap { exceptions($0, $1) })
    guard found.count * 2 <= states.count else { return nil }
    return states.indices.first { found.contains($0) }.map { states[$0] }
  }

  /// Indices of the states that are alone in having a pair of values of the two variables, where each value
  /// occurs in other pairs. Leaves out the pair of both unset.
  private func exceptions(_ first: Int, _ second: Int) -> [Int] {
    let holders = Dictionary(grouping: states.indices) { place in
      [states[place].values[first], states[place].values[second]]
    }
    let found = holders.filter { pair, places in
      places.count == 1 && places[0] >= initialCount && pair != [0, 0]
        && holders.keys.contains { $0[0] == pair[0] && $0[1] != pair[1] }
        && holders.keys.contains { $0[0] != pair[0] && $0[1] == pair[1] }
        && holders.keys.contains { $0[0] != pair[0] && $0[1] != pair[1] }
    }
    return found.values.map { $0[0] }
  }
}
