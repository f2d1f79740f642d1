package import UntangleProjectModel

/// The most variables of an enum whose cases would hold what other cases hold, that make an enum without such cases: no
/// variable is set in two of its cases.
///
///     idle, recording(timer, start), ended(start)     // `start` is never cleared
///     idle, recording(timer)
///
/// Optionals that are always set together, with flags beside them, are an optional value.
package struct DisjointPart: Sendable {
  /// Two or more, in order of declaration.
  package var variables: [StateVariable]
}

extension DisjointPart {
  /// nil where all variables do, where there are no such variables, where each variable adds one case to another one
  /// (`signedIn`, and then `recording` or `uploading`), and for spaces of two variables, more than six, or other values than
  /// flags and optionals.
  package init?(of space: StateSpace) {
    let all = Array(space.variables.indices)
    guard (3...mostVariables).contains(all.count), !Self.isDisjoint(all, in: space),
      !Self.areSteps(of: space),
      space.variables.allSatisfy(\.domain.isOnOrOff)
    else { return nil }
    let selections = (1..<(1 << all.count) - 1).map { mask in all.filter { mask >> $0 & 1 == 1 } }
    let found = selections.filter { $0.count > 1 && Self.isDisjoint($0, in: space) }.max {
      $0.count < $1.count
    }
    guard let found else { return nil }
    variables = found.map { space.variables[$0] }
  }

  /// Whether each case sets one variable more than another one, and each variable has one case that begins with it. Flags
  /// that are only set together count as one; optionals of which that is true are one value.
  private static func areSteps(of space: StateSpace) -> Bool {
    let setIn = space.variables.indices.map { place in space.states.map { $0.values[place] != 0 } }
    let telling = space.variables.indices.filter { place in
      space.variables[place].domain == .optional || !setIn[..<place].contains(setIn[place])
    }
    let cases = Set(space.states.map { state in Set(telling.filter { state.values[$0] != 0 }) })
    let beginnings = cases.compactMap { held in held.first { cases.contains(held.subtracting([$0])) } }
    return cases.count == telling.count + 1 && beginnings.count == telling.count
  }

  /// Whether each of some variables is set in one case: by index.
  private static func isDisjoint(_ places: [Int], in space: StateSpace) -> Bool {
    let cases = Set(space.states.map { state in places.filter { state.values[$0] != 0 } })
    let held = cases.flatMap { $0 }
    guard held.count == places.count, Set(held).count == places.count else { return false }
    return cases.count > 2 || places.filter { space.variables[$0].domain == .optional }.count > 1
  }
}

/// There are 57 selections of two and more of them.
private let mostVariables = 6
