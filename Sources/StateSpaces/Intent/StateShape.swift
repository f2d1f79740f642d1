/// The type that says in the fewest words what variables can be in.
package enum StateShape: Hashable, Sendable {
  /// One enum with a case for each state.
  case enumeration
  /// Some flags follow from the other variables, of which every combination is reached.
  case derived([Follower])
  /// Nothing, or a value: `core` are set in it and only in it, `members` take every combination there and are not set
  /// elsewhere; both by place, in order.
  case optional(core: [Int], members: [Int])
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
    if still.isEmpty, let optional = optionalShape { return optional }
    if states.count > Self.caseLimit { return .large }
    return states.count > 4 && surplusBits < 0.5 ? .independent : .enumeration
  }

  /// One optional with the members that count while it is there; nil where an enum says it as well: with one member
  /// that counts only at times, it has three cases.
  private var optionalShape: StateShape? {
    guard let idle = states.firstIndex(where: { $0.values.allSatisfy { $0 == 0 } }),
      variables.allSatisfy(\.beginsWithNothing)
    else { return nil }
    let rest = states.indices.filter { $0 != idle }.map { states[$0].values }
    let counts = variables.indices.map { place in Set(rest.map { $0[place] }).count }
    let core = variables.indices.filter { counts[$0] == 1 && rest[0][$0] != 0 }
    let members = variables.indices.filter { !core.contains($0) }
    // They differ in the members only: there are as many as combinations if and only if all are there.
    guard !core.isEmpty, members.allSatisfy({ counts[$0] > 1 }),
      members.reduce(1, { $0.multipliedReportingOverflow(by: counts[$1]).partialValue }) == rest.count
    else { return nil }
    let values = core.filter { variables[$0].domain == .optional }.count
    let optionalMembers = members.filter { variables[$0].domain == .optional }.count
    let isClearer =
      switch members.count {
      case 0: values > 1
      case 1: values > 0 && optionalMembers == 1
      // Flags that count at times only are rather phases than parts of a value.
      default: values + optionalMembers > 0
      }
    return isClearer ? .optional(core: core, members: members) : nil
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

extension StateVariable {
  /// Whether its first value is that it is not set.
  fileprivate var beginsWithNothing: Bool {
    switch domain {
    case .boolean, .optional: true
    case .optionalBoolean, .optionalEnumeration: domain.values.first == "nil"
    case .enumeration: false
    }
  }
}
