extension StateSpace {
  /// A reached state that alone breaks what all others keep to, with the shortest way; nil where
  /// none stands out.
  ///
  /// It holds two values together that no other state does: it is often reached by a method that
  /// forgot to ask. First states are as meant.
  package var surprisingState: State? {
    guard states.count <= 4_096 else { return nil }
    var counts: [[Int]: Int] = [:]
    for state in states { for pair in pairs(in: state) { counts[pair, default: 0] += 1 } }
    return states.dropFirst(initialCount).first { state in
      pairs(in: state).contains { counts[$0] == 1 && !isQuiet($0) }
    }
  }

  /// All pairs of a variable with its value, two at a time.
  private func pairs(in state: State) -> [[Int]] {
    state.values.indices.flatMap { first in
      state.values.indices.filter { $0 > first }.map {
        [first, state.values[first], $0, state.values[$0]]
      }
    }
  }

  /// Two variables of which none is on say nothing surprising.
  private func isQuiet(_ pair: [Int]) -> Bool { pair[1] == 0 && pair[3] == 0 }
}
