import Foundation
import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// The states of some of the types, in order, of those that have state variables.
  package func states(ofTypes indices: Range<Int>, counter: StateCounter) -> [TypeState] {
    indices.compactMap { countedState(of: types[$0], counter) }
  }

  /// The states of the variables outside of types, by file.
  package func statesOfFiles(counter: StateCounter) -> [TypeState] {
    fileSides.compactMap { countedState(of: $0, counter) }
  }

  /// nil without state variables.
  private func countedState(of type: ProjectType, _ counter: StateCounter) -> TypeState? {
    guard !type.variables.isEmpty else { return nil }
    var state = state(of: type)
    guard !state.variables.isEmpty else { return nil }
    for group in state.groups.indices {
      state.groups[group].count = counter.count(state.groups[group].variables, of: type)
    }
    state.machines = machines(of: type, state.variables, counter)
    state.companions = companions(of: type, state.variables, state.groups, counter)
    state.forgottenResets = forgottenResets(of: type, state.variables, counter)
    state.exclusiveOptionals = exclusiveOptionals(of: type, state.variables, counter)
    return state
  }

  /// Puts a type's variables into groups by evidence; independent options stay alone.
  package func state(of type: ProjectType) -> TypeState {
    guard type.variables.contains(where: { $0.fact.mayHoldState }) else {
      return TypeState(type: type, variables: [], groups: [])
    }
    let variables = stateVariables(of: type)
    let own = variables.filter { $0.ownership == .own }
    guard own.contains(where: \.isFlag), own.count > 1 else {
      return TypeState(type: type, variables: variables, groups: [])
    }
    let activity = type.activity(of: Set(own.map(\.name)))
    return TypeState(
      type: type, variables: variables, groups: grouped(own, activity))
  }
}

/// The connected parts of the graph whose edges are the evidence between variables.
///
/// Flags and enums connect; an optional joins the group that it is closest to, and connects nothing:
/// a payload that two unrelated flags share makes them no machine.
func grouped(_ variables: [StateVariable], _ activity: Activity) -> [StateGroup] {
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
  let members = Dictionary(grouping: variables) { parts.root(of: $0.name) }
  return members.values
    .filter { $0.count > 1 && $0.contains(where: \.isFlag) }
    .map { group($0, evidence, writes, activity.tests) }
    .sorted { $0.variables[0].location < $1.variables[0].location }
}

private func group(
  _ variables: [StateVariable], _ evidence: [Evidence], _ writes: [VariableWrite],
  _ tests: [VariableTest]
) -> StateGroup {
  let names = Set(variables.map(\.name))
  return StateGroup(
    variables: variables,
    evidence: evidence.filter { names.contains($0.first) && names.contains($0.second) }
      .sorted { ($0.kind.rawValue, $0.location) < ($1.kind.rawValue, $1.location) },
    writes: writes.filter { names.contains($0.variable) }.sorted { $0.location < $1.location },
    tests: tests.filter { $0.variables.filter(names.contains).count > 1 }
      .sorted { $0.location < $1.location },
    count: .tooLarge)
}

extension StateVariable {
  /// Set or not, and nothing else is known of its values.
  fileprivate var isPayload: Bool {
    switch domain {
    case .optional, .optionalEnumeration: true
    case .boolean, .optionalBoolean, .enumeration: false
    }
  }
}

/// log2.
func logarithm(_ value: Double) -> Double { Foundation.log2(value) }

/// Disjoint sets of names; the root is the name that came first.
private struct UnionFind {
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
