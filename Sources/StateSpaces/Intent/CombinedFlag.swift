/// A flag that says whether one of several others is set, or whether all are: `isBusy` is `isLoading || isSaving`.
///
/// A flag that is on where none of the others is may as well be one more state beside them: `isPlaying` beside `isPaused` and
/// `isStopped`.
package struct CombinedFlag: Hashable, Sendable {
  package enum Join: Sendable { case any, all }

  /// The index of the flag.
  package var variable: Int
  /// Indices of flags and optionals, in order; two or more.
  package var sources: [Int]
  package var join: Join
}

extension CombinedFlag {
  /// Whether the flag is on where the variables of its space have these values.
  package func isOn(for values: [Int]) -> Bool { join.holds(of: sources.map { values[$0] == 1 }) }

  /// The last flag of a space that is joined from all other variables that change. nil where there is none, and for more than
  /// five variables, which no reader joins.
  init?(in space: StateSpace, changing places: [Int]) {
    guard (3...mostVariables).contains(places.count), places.allSatisfy({ space.variables[$0].isChoice })
    else {
      return nil
    }
    for flag in places.reversed() where space.variables[flag].domain == .boolean {
      let sources = places.filter { $0 != flag }
      for join in [Join.any, .all] {
        let combined = CombinedFlag(variable: flag, sources: sources, join: join)
        guard space.states.allSatisfy({ ($0.values[flag] == 1) == combined.isOn(for: $0.values) }) else {
          continue
        }
        self = combined
        return
      }
    }
    return nil
  }
}

extension CombinedFlag.Join {
  fileprivate func holds(of set: [Bool]) -> Bool {
    switch self {
    case .any: set.contains(true)
    case .all: !set.contains(false)
    }
  }
}

private let mostVariables = 5
