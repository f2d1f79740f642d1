import UntangleStateSpaces

/// One row of a table of states.
struct StateRow: Hashable, Sendable {
  var values: [Int]
  /// nil for a combination that is not reached.
  var meaning: StateMeaning?
  /// The shortest way there, or that there is none.
  var way: String
  /// Its place among the reached states; nil for a combination that is not reached.
  var place: Int?

  /// More rows than these are shown only where they are reached.
  static let fullTableLimit = 64
  /// More than these nobody reads at once.
  static let limit = 20
}

extension StateSpace {
  /// The invalid ones first, then those that are meant, then the possible ones, each by their ways; then what is not
  /// reached, by its values.
  ///
  /// `meanings` are those of the states in their order; empty where all are meant.
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
    state.witness.isEmpty ? "at the start" : state.witness.joined(separator: ", ")
  }
}
