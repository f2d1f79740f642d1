extension StateSpace {
  /// A reached state that alone breaks what all others keep to, with the shortest way; nil where
  /// none stands out.
  ///
  /// It has one value together with another that never go together elsewhere, while the other three
  /// pairings of the two are all reached: a rule with one exception, often reached by a method that
  /// forgot to ask. The code must ask for both in one condition, in `asked` by their names. Where only
  /// two variables move, or most states are exceptions, there is no rule to break; first states are as
  /// meant.
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

  /// The places of states that alone have some value of one variable and some of another, which
  /// elsewhere occur apart; none for two that are both off.
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
