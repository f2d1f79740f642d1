/// The most compact type that represents the reachable states.
package enum StateShape: Hashable, Sendable {
  /// One enum with a case for each state.
  case enumeration
  /// Some flags are determined by other variables, and the remaining variables take every combination.
  case derived([Follower])
  /// One flag joins the others, which take every combination.
  case combined(CombinedFlag)
  /// An optional struct. The `core` variables are set exactly while it is not nil. The `members` take every
  /// combination then, and are unset otherwise. Both are indices in order.
  case optional(core: [Int], members: [Int])
  /// Indices of variables that never change. The others take every combination.
  case constant([Int])
  /// A flag that presents an optional, which stays when the flag is cleared. Whether something else looks at it then, the
  /// states do not tell.
  case shown(Follower)
  /// The index of an optional with a handle of work. The handle is kept when the work is over, so that it says nothing of
  /// the state, and the other variables take every combination.
  case handle(Int)
  /// Every combination is reachable, or nearly every one. The cases of an enum would only rename the
  /// combinations.
  case independent
  /// Too many states for an enum that people read.
  case large
}

/// A flag that is determined by one other variable.
package struct Follower: Hashable, Sendable {
  /// The index of the flag.
  package var variable: Int
  /// The index of the variable that determines it.
  package var source: Int
  /// The values of the source for which the flag is true, as indices into its domain.
  package var holding: Set<Int>

  package init(variable: Int, source: Int, holding: Set<Int>) {
    self.variable = variable
    self.source = source
    self.holding = holding
  }
}

extension StateSpace {
  /// The maximum number of cases for which an enum is suggested.
  package static let caseLimit = 8

  /// Spaces of more than 4,096 states or more than 24 variables are `large` without analysis.
  package var shape: StateShape { shape(mayBeShown: true) }

  /// The shape where what is presented is looked at while it is not shown, too, so that it is never `shown`.
  package var shapeWithoutPresentation: StateShape { shape(mayBeShown: false) }

  private func shape(mayBeShown: Bool) -> StateShape {
    guard hasSurplus else { return .independent }
    guard states.count <= 4_096, variables.count <= 24 else { return .large }
    let moving = variables.indices.filter { place in
      guard let first = states.first?.values[place] else { return false }
      return states.contains { $0.values[place] != first }
    }
    let still = variables.indices.filter { !moving.contains($0) }
    if hasAllCombinations(of: moving) { return .constant(Array(still)) }
    let handles = KeptHandles(of: self).variables
    if let handle = handles.first, hasAllCombinations(of: moving.filter { !handles.contains($0) }) {
      return .handle(handle)
    }
    if mayBeShown, moving == Array(variables.indices), let shown = ShownValue(of: self) {
      return .shown(shown.follower)
    }
    var leading = moving
    var followers: [Follower] = []
    for flag in moving.reversed() where variables[flag].domain == .boolean {
      guard let source = leading.first(where: { $0 != flag && decides($0, on: flag) }) else { continue }
      leading.removeAll { $0 == flag }
      let holding = Set(states.filter { $0.values[flag] == 1 }.map { $0.values[source] })
      followers.insert(Follower(variable: flag, source: source, holding: holding), at: 0)
    }
    if !followers.isEmpty, hasAllCombinations(of: leading) { return .derived(followers) }
    if let combined = CombinedFlag(in: self, changing: moving), hasAllCombinations(of: combined.sources) {
      return .combined(combined)
    }
    if still.isEmpty, let optional = optionalShape { return optional }
    if states.count > Self.caseLimit { return .large }
    return states.count > 4 && surplusBits < 0.5 ? .independent : .enumeration
  }

  /// One optional struct with the members that matter while it is not nil. nil where an enum is as clear: an
  /// optional with one conditional member has three cases. `independent` where the flag only says whether a list goes on:
  /// `isLoading` is no part of `hasMore`.
  private var optionalShape: StateShape? {
    guard let idle = states.firstIndex(where: { $0.values.allSatisfy { $0 == 0 } }),
      variables.allSatisfy(\.beginsWithNothing)
    else { return nil }
    let rest = states.indices.filter { $0 != idle }.map { states[$0].values }
    let counts = variables.indices.map { place in Set(rest.map { $0[place] }).count }
    let core = variables.indices.filter { counts[$0] == 1 && rest[0][$0] != 0 }
    let members = variables.indices.filter { !core.contains($0) }
    // The remaining states differ in the members only. Their count equals the product exactly if all
    // combinations occur.
    guard !core.isEmpty, members.allSatisfy({ counts[$0] > 1 }),
      members.reduce(1, { $0.multipliedReportingOverflow(by: counts[$1]).partialValue }) == rest.count
    else { return nil }
    let values = core.filter { variables[$0].domain == .optional }.count
    let optionalMembers = members.filter { variables[$0].domain == .optional }.count
    if values == 0, optionalMembers > 0, core.allSatisfy({ variables[$0].namesPaging }),
      members.contains(where: { variables[$0].domain == .boolean })
    {
      return .independent
    }
    let isClearer =
      switch members.count {
      case 0: values > 1
      case 1: values > 0 && optionalMembers == 1
      // Flags that matter only at times are phases rather than parts of a value.
      default: values + optionalMembers > 0
      }
    return isClearer ? .optional(core: core, members: members) : nil
  }

  /// Whether the variables take the full product of the values that each takes.
  private func hasAllCombinations(of places: [Int]) -> Bool {
    let counts = places.map { place in Set(states.map { $0.values[place] }).count }
    var product = 1
    for count in counts {
      product *= count
      if product > states.count { return false }
    }
    return states.combinationCount(of: places) == product
  }

  /// Whether the value of the first variable determines the value of the second.
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
  /// Whether the value of index 0 means not set.
  fileprivate var beginsWithNothing: Bool {
    switch domain {
    case .boolean, .optional: true
    case .optionalBoolean, .optionalEnumeration: domain.values.first == "nil"
    case .enumeration, .number: false
    }
  }
}
