import UntangleStateSpaces

/// One row of a table of states.
struct StateRow: Hashable, Sendable {
  var values: [Int]
  /// The shortest way there, or that there is none.
  var way: String

  /// More rows than these are shown only where they are reached.
  static let fullTableLimit = 64
  /// More than these nobody reads.
  static let limit = 1_000
}

extension StateSpace {
  /// The reached ones by their ways, the others by their values.
  var rows: [StateRow] {
    let reached = states.prefix(StateRow.limit).map { StateRow(values: $0.values, way: way(to: $0)) }
    guard representable <= StateRow.fullTableLimit else { return reached }
    let seen = Set(states.map(\.values))
    let all = variables.reduce([[]]) { rows, variable in
      rows.flatMap { row in (0..<variable.valueCount).map { row + [$0] } }
    }
    return reached
      + all.filter { !seen.contains($0) }.map { StateRow(values: $0, way: "not reached") }
  }

  private func way(to state: State) -> String {
    state.witness.isEmpty ? "at the start" : state.witness.joined(separator: ", ")
  }
}
