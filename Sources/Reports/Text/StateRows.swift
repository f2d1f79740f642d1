import UntangleStateSpaces

/// A row in a table of states.
struct StateRow: Hashable, Sendable {
  var values: [Int]
  /// nil for an unreachable combination.
  var meaning: StateMeaning?
  /// The shortest path to the state, or a text that there is none.
  var way: String
  /// Its place among the reached states; nil for a combination that is not reached.
  var place: Int?

  /// With more combinations than this, a table shows only the reached ones.
  static let fullTableLimit = 64
  /// The maximum number of rows shown by default.
  static let limit = 20
}

extension StateSpace {
  /// The rows of invalid states first, then of meant and of possible ones, each sorted by their paths; then
  /// the unreachable combinations, sorted by their values.
  ///
  /// `meanings` are in the order of the states; empty means that all are meant.
  func rows(_ meanings: [StateMeaning], atMost limit: Int = .max) -> [StateRow] {
    let order = [StateMeaning.invalid, .meant, .possible]
    var reached: [StateRow] = []
    for meaning in order where reached.count < limit {
      for place in states.indices where reached.count < limit {
        guard (meanings.isEmpty ? .meant : meanings[place]) == meaning else { continue }
        let state = states[place]
        reached.append(StateRow(values: state.values, meaning: meaning, way: way(to: state), place: place))
      }
    }
    guard representable <= StateRow.fullTableLimit, reached.count < limit else { return reached }
    let seen = Set(states.map(\.values))
    let all = variables.reduce([[]]) { rows, variable in
      rows.flatMap { row in (0..<variable.valueCount).map { row + [$0] } }
    }
    let others = all.filter { !seen.contains($0) }.map {
      StateRow(values: $0, meaning: nil, way: "not reached")
    }
    return reached + others.prefix(limit - reached.count)
  }

  private func way(to state: State) -> String {
    state.witness.isEmpty ? "at the start" : state.witness.map(\.text).joined(separator: ", ")
  }
}
