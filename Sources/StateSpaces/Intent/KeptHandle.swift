extension StateSpace {
  /// The indices of the optionals that hold a handle of work, such as a task or a timer, while it goes on, and go on
  /// holding it when nothing goes on.
  ///
  /// A handle that is cleared with the work is another matter: it can be a part of the case that stands for the work.
  /// Empty for spaces of more than 4,096 states.
  var keptHandles: [Int] {
    guard states.count <= 4_096, variables.allSatisfy(\.isOnOrOff) else { return [] }
    return variables.indices.filter { place in
      guard variables[place].domain == .optional, variables[place].namesHandle else { return false }
      let others = variables.indices.filter { $0 != place }
      let (with, without) = (
        states.combinations(of: others, where: place, is: 1),
        states.combinations(of: others, where: place, is: 0)
      )
      let rest = others.map { _ in 0 }
      return with.count > 1 && with.contains(rest) && without.contains(rest)
    }
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
