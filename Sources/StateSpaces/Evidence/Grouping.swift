import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Project {
  /// The states of the types at `indices`, in order. Leaves out types without state variables.
  ///
  /// `known` are states that hold in this version of the sources; nil where nobody takes over those that are found.
  package func states(
    ofTypes indices: Range<Int>, counter: StateCounter, known: KnownStates? = nil
  ) -> [FoundState] {
    indices.compactMap { foundState(of: types[$0], counter, known) }
  }

  /// The states of the variables outside of types, one for each file; `known` as for types.
  package func statesOfFiles(counter: StateCounter, known: KnownStates? = nil) -> [FoundState] {
    syntheticTypes.compactMap { foundState(of: $0, counter, known) }
  }

  private func foundState(
    of type: ProjectType, _ counter: StateCounter, _ known: KnownStates?
  ) -> FoundState? {
    guard let known else { return state(of: type, counter).map { FoundState(state: $0) } }
    if let found = known[type] { return found }
    let log = LookupLog()
    log.note(type)
    let noting = noting(in: log)
    return noting.state(of: type, StateCounter(noting, counter.settings)).map {
      FoundState(state: $0, basis: log.basis)
    }
  }

  /// Groups a type's variables by evidence and counts the states of each group. Independent variables stay
  /// outside of groups. nil for a type without state variables.
  private func state(of type: ProjectType, _ counter: StateCounter) -> TypeState? {
    guard type.variables.contains(where: { $0.fact.mayHoldState }) else { return nil }
    let variables = stateVariables(of: type)
    guard !variables.isEmpty else { return nil }
    var counter = TypeCounter(type, counter)
    // What nothing reads is no state, however it is set.
    let left = type.givenToView.union(type.unreadFlags(in: self))
    let own = variables.filter { $0.ownership == .own && !left.contains($0.name) }
    let hasFlag = own.contains(where: \.isFlag)
    // No rule asks for accesses where a type has only enums.
    let isAsked = own.count > 1 && (hasFlag || own.contains { $0.domain == .optional })
    let activity = isAsked ? type.accessSummary(of: Set(own.map(\.name))) : AccessSummary()
    var state = TypeState(
      type: type, variables: variables,
      groups: hasFlag ? grouped(own, activity, joining: counter.premises) : [])
    for group in state.groups.indices.prefix(SearchLimits.countedGroups) {
      state.groups[group].count = counter.count(state.groups[group].variables)
    }
    // Groups share the result of one search: it is not repeated for the machines that a group divides into.
    let counted = state.groups
    state.groups = counted.flatMap(\.machines)
    state.dividedGroups = counted.filter { whole in !state.groups.contains { $0.variables == whole.variables }
    }
    state.machines = machines(of: type, variables, &counter)
    state.companions = companions(among: own, of: type, activity, counted, &counter)
    state.forgottenResets = forgottenResets(of: type, variables, &counter)
    state.exclusiveOptionals = exclusiveOptionals(among: own, of: type, activity, &counter)
    if isAsked {
      state.looseGroups = looseGroups(among: own, activity, beside: counted, &counter)
    }
    state.seen = sideBySide(among: variables, of: type, isAsked ? activity : nil, state)
    state.cost = counter.spent
    return state
  }
}

extension ProjectType {
  /// The names of the variables that a view is given with each update, and cannot change: those without a wrapper.
  fileprivate var givenToView: Set<String> {
    guard kind == .struct, inherited.contains(where: { SDK.says(.keepsState, of: $0) }) else { return [] }
    var names: Set<String> = []
    // By index: variables are large, and a loop over the values copies each.
    for index in variables.indices where variables[index].fact.wrappers.isEmpty {
      names.insert(variables[index].fact.name)
    }
    return names
  }
}

/// Connected components of the graph whose edges are the evidence between variables.
///
/// Flags and enums connect components. An optional joins the component that it has the most evidence with,
/// and does not connect: two unrelated flags that share a payload are no machine.
func grouped(
  _ variables: [StateVariable], _ activity: AccessSummary, joining premises: [Premise] = []
) -> [StateGroup] {
  let writes = activity.writes.filter(\.changesState)
  let evidence = allEvidence(in: writes, activity.tests, of: variables)
  let bonds = Bond.all(from: evidence)
  let loose = Set(variables.filter(\.isPayload).map(\.name))
  var parts = UnionFind(names: variables.map(\.name))
  for bond in bonds where !loose.contains(bond.first) && !loose.contains(bond.second) {
    parts.join(bond.first, bond.second)
  }
  for name in variables.map(\.name) where loose.contains(name) {
    let near = bonds.filter { $0.first == name || $0.second == name }
    guard let nearest = near.max(by: { $0.pieces < $1.pieces }) else { continue }
    parts.join(name, nearest.first == name ? nearest.second : nearest.first)
  }
  let names = Set(variables.map(\.name))
  for premise in premises {
    let joined = premise.variables.filter(names.contains).sorted()
    for (first, second) in zip(joined, joined.dropFirst()) { parts.join(first, second) }
  }
  let members = Dictionary(grouping: variables) { parts.root(of: $0.name) }
  let groups = members.values.filter { $0.count > 1 && $0.contains(where: \.isFlag) }
  return GroupFiling(groups).groups(evidence, writes, activity.tests)
    .sorted { $0.variables[0].location < $1.variables[0].location }
}

extension StateGroup {
  /// The group divided into its independent parts, where the reachable states are the product of the states
  /// of the parts. Otherwise the group itself.
  ///
  /// Divides only where some part has unreachable combinations. A variable that never changes is in none. The remaining
  /// variables form one more group if evidence relates them.
  fileprivate var machines: [StateGroup] {
    guard variables.count > 2, let space, space.reading == .followed else { return [self] }
    let parts = space.parts
    let surplus = parts.filter(\.hasSurplus)
    let moving = parts.flatMap(\.variables)
    guard parts.count > 1 || moving.count < variables.count, !surplus.isEmpty else { return [self] }
    let left = parts.filter { !$0.hasSurplus }.flatMap(\.variables)
    let groups = surplus.map { restricted(to: $0.variables.sorted(), of: space) }
    let rest = restricted(to: left.sorted(), of: space)
    let isGroup = !rest.flags.isEmpty && !rest.evidence.isEmpty
    return (groups + (isGroup ? [rest] : [])).sorted { $0.variables[0].location < $1.variables[0].location }
  }
}

/// Distributes evidence, writes and tests over the groups that their variables are in.
private struct GroupFiling {
  private let groups: [[StateVariable]]
  /// The index of a variable's group, by the variable's name.
  private var numbers: [String: Int] = [:]

  init(_ groups: [[StateVariable]]) {
    self.groups = groups
    for (number, group) in groups.enumerated() {
      for variable in group { numbers[variable.name] = number }
    }
  }

  func groups(
    _ evidence: [Evidence], _ writes: [VariableWrite], _ tests: [VariableTest]
  ) -> [StateGroup] {
    let evidence = filed(evidence) { numbers[$0.first] == numbers[$0.second] ? [numbers[$0.first]] : [] }
    let writes = filed(writes) { [numbers[$0.variable]] }
    let tests = filed(tests) { test in
      Dictionary(grouping: test.variables.compactMap { numbers[$0] }) { $0 }
        .compactMap { $0.value.count > 1 ? $0.key : nil }
    }
    return groups.indices.map { number in
      StateGroup(
        variables: groups[number],
        evidence: evidence[number].sorted {
          ($0.kind.rawValue, $0.location) < ($1.kind.rawValue, $1.location)
        },
        writes: writes[number].sorted { $0.location < $1.location },
        tests: tests[number].sorted { $0.location < $1.location },
        count: .tooLarge)
    }
  }

  /// The facts of each group, in their given order. A number of nil drops the fact.
  private func filed<Fact>(_ facts: [Fact], under numbers: (Fact) -> [Int?]) -> [[Fact]] {
    var filed = groups.map { _ in [Fact]() }
    for fact in facts {
      for case let number? in numbers(fact) { filed[number].append(fact) }
    }
    return filed
  }
}

extension StateVariable {
  /// Whether only presence is known: an optional of any kind.
  var isPayload: Bool {
    switch domain {
    case .optional, .optionalEnumeration: true
    case .boolean, .optionalBoolean, .enumeration, .number: false
    }
  }
}

/// Logarithm to base 2.
package func logarithm(_ value: Double) -> Double { log2(value) }

/// Union-find (disjoint sets) over names. The representative of a set is its first name in the given order.
struct UnionFind {
  private var parents: [String: String]
  private var order: [String: Int]

  init(names: [String]) {
    parents = Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    order = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  mutating func root(of name: String) -> String {
    var current = name
    while let parent = parents[current], parent != current { current = parent }
    parents[name] = current
    return current
  }

  mutating func join(_ left: String, _ right: String) {
    guard parents[left] != nil, parents[right] != nil else { return }
    let (first, second) = (root(of: left), root(of: right))
    guard first != second else { return }
    let isOrdered = order[first, default: 0] < order[second, default: 0]
    parents[isOrdered ? second : first] = isOrdered ? first : second
  }
}
