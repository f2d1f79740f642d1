/// The type that says in the fewest words what variables can be in.
package enum StateShape: Hashable, Sendable {
  /// One enum with a case for each state.
  case enumeration
  /// Some flags follow from the other variables, of which every combination is reached.
  case derived([Follower])
  /// Variables, by their places, that never change; every combination of the others is reached.
  case constant([Int])
  /// Every combination is reached, or nearly every one: the cases would be the combinations under longer names.
  case independent
  /// More states than anybody reads as cases.
  case large
}

/// A flag that one other variable decides.
package struct Follower: Hashable, Sendable {
  /// Its place among the variables.
  package var variable: Int
  /// The place of the one that decides.
  package var source: Int
  /// The values of the other with which it is true.
  package var holding: Set<Int>

  package init(variable: Int, source: Int, holding: Set<Int>) {
    self.variable = variable
    self.source = source
    self.holding = holding
  }
}

extension StateSpace {
  /// Most cases that an enum may have to be shown.
  package static let caseLimit = 8

  /// Spaces of more than 4,096 states or more than 24 variables count as large without a look.
  package var shape: StateShape {
    guard hasSurplus else { return .independent }
    guard states.count <= 4_096, variables.count <= 24 else { return .large }
    let moving = variables.indices.filter { place in
      guard let first = states.first?.values[place] else { return false }
      return states.contains { $0.values[place] != first }
    }
    let still = variables.indices.filter { !moving.contains($0) }
    if hasAllCombinations(of: moving) { return .constant(Array(still)) }
    var leading = moving
    var followers: [Follower] = []
    for flag in moving.reversed() where variables[flag].domain == .boolean {
      guard let source = leading.first(where: { $0 != flag && decides($0, on: flag) }) else { continue }
      leading.removeAll { $0 == flag }
      let holding = Set(states.filter { $0.values[flag] == 1 }.map { $0.values[source] })
      followers.insert(Follower(variable: flag, source: source, holding: holding), at: 0)
    }
    if !followers.isEmpty, hasAllCombinations(of: leading) { return .derived(followers) }
    if states.count > Self.caseLimit { return .large }
    return states.count > 4 && surplusBits < 0.5 ? .independent : .enumeration
  }

  /// Whether some variables are seen with all combinations of the values that each is ever seen with.
  private func hasAllCombinations(of places: [Int]) -> Bool {
    let counts = places.map { place in Set(states.map { $0.values[place] }).count }
    var product = 1
    for count in counts {
      product *= count
      if product > states.count { return false }
    }
    return states.combinationCount(of: places) == product
  }

  /// Whether each value of a variable goes with one value of another.
  private func decides(_ place: Int, on variable: Int) -> Bool {
    var known: [Int: Int] = [:]
    for state in states {
      let (value, other) = (state.values[place], state.values[variable])
      if known[value, default: other] != other { return false }
      known[value] = other
    }
    return true
  }
}
