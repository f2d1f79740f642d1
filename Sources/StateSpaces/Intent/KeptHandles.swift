/// The optionals that hold a handle of work, such as a task or a timer, while it goes on, and may go on holding it in a
/// state that is also reached without it.
///
/// A handle that is cleared with the work is another matter: it can be a part of the case that stands for the work. So some
/// operation must end the work and leave the handle, or nothing ever clears it. A timer that is there while `isPaused` or
/// not is a state.
struct KeptHandles {
  /// Indices of variables, in order. Empty for spaces of more than 4,096 states, and without transitions.
  private(set) var variables: [Int] = []

  init(of space: StateSpace) {
    guard space.states.count <= 4_096, space.variables.allSatisfy(\.isOnOrOff) else { return }
    variables = space.variables.indices.filter { place in
      guard space.variables[place].domain == .optional, space.variables[place].namesHandle else {
        return false
      }
      let others = space.variables.indices.filter { $0 != place }
      let with = space.states.combinations(of: others, where: place, is: 1)
      return with.count > 1
        && !with.isDisjoint(with: space.states.combinations(of: others, where: place, is: 0))
        && Self.outlivesWork(place, in: space)
    }
  }

  private static func outlivesWork(_ handle: Int, in space: StateSpace) -> Bool {
    guard let transitions = space.transitions else { return false }
    let works = space.variables.indices.filter { place in
      space.variables[place].domain == .boolean
        && (space.variables[place].namesProgress || space.variables[place].namesWork)
    }
    var isCleared = false
    for step in transitions {
      let (from, to) = (space.states[step.from].values, space.states[step.to].values)
      guard from[handle] == 1 else { continue }
      if to[handle] == 0 {
        isCleared = true
      } else if works.contains(where: { from[$0] == 1 && to[$0] == 0 }) {
        return true
      }
    }
    return !isCleared
  }
}

extension StateList {
  /// The combinations of values of some variables where another one has a value.
  fileprivate func combinations(of places: [Int], where other: Int, is value: Int) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for state in self where state.values[other] == value { found.insert(places.map { state.values[$0] }) }
    return found
  }
}

extension StateVariable {
  fileprivate var isOnOrOff: Bool {
    switch domain {
    case .boolean, .optional: true
    case .optionalBoolean, .enumeration, .optionalEnumeration, .number: false
    }
  }
}
