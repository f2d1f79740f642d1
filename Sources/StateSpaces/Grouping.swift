import Foundation
import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// Puts a type's variables into groups by evidence; independent options stay alone.
  package func state(of type: ProjectType) -> TypeState {
    guard type.variables.contains(where: { $0.fact.mayBeFlag }) else {
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
func grouped(_ variables: [StateVariable], _ activity: Activity) -> [StateGroup] {
  let flags = Set(variables.filter(\.isFlag).map(\.name))
  let writes = activity.writes.filter(\.changesState)
  let evidence =
    coWrites(writes, flags: flags) + coTests(activity.tests, flags: flags)
    + guardedWrites(writes, flags: flags)
  var parts = UnionFind(names: variables.map(\.name))
  for piece in evidence { parts.join(piece.first, piece.second) }
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
    evidence: evidence.filter { names.contains($0.first) }
      .sorted { ($0.kind.rawValue, $0.location) < ($1.kind.rawValue, $1.location) },
    writes: writes.filter { names.contains($0.variable) }.sorted { $0.location < $1.location },
    tests: tests.filter { $0.variables.filter(names.contains).count > 1 }
      .sorted { $0.location < $1.location })
}

/// Bodies that write two variables; one of them must be a flag.
private func coWrites(_ writes: [VariableWrite], flags: Set<String>) -> [Evidence] {
  let byBody = Dictionary(grouping: writes.filter { !$0.isCopy }, by: \.bodyPlace)
  return byBody.values.flatMap { body -> [Evidence] in
    let first = Dictionary(body.map { ($0.variable, $0) }, uniquingKeysWith: min)
    let names = first.keys.sorted()
    // A body that sets everything there is says nothing about what belongs together.
    guard !isBulkReset(names, flags: flags) else { return [] }
    return pairs(of: names).compactMap { left, right in
      guard flags.contains(left) || flags.contains(right), let write = first[right] else {
        return nil
      }
      return Evidence(
        kind: .writtenTogether, first: left, second: right, location: write.location,
        body: write.body)
    }
  }
}

private func min(_ left: VariableWrite, _ right: VariableWrite) -> VariableWrite {
  left.location < right.location ? left : right
}

private func isBulkReset(_ names: [String], flags: Set<String>) -> Bool {
  let written = names.filter(flags.contains)
  return flags.count > 5 && written.count == flags.count
}

private func coTests(_ tests: [VariableTest], flags: Set<String>) -> [Evidence] {
  tests.flatMap { test in
    pairs(of: test.variables).compactMap { left, right in
      // Two optionals in one `if let` are no state of their own.
      guard flags.contains(left) && flags.contains(right) else { return nil }
      return Evidence(
        kind: .testedTogether, first: left, second: right, location: test.location,
        body: test.body)
    }
  }
}

private func guardedWrites(_ writes: [VariableWrite], flags: Set<String>) -> [Evidence] {
  writes.filter { flags.contains($0.variable) && $0.value.isConstant }.flatMap { write in
    write.guards.filter(flags.contains).map { guarding in
      Evidence(
        kind: .guardsWrite, first: guarding, second: write.variable, location: write.location,
        body: write.body)
    }
  }
}

func pairs(of names: [String]) -> [(String, String)] {
  names.indices.flatMap { first in
    names[(first + 1)...].map { (names[first], $0) }
  }
}

extension VariableWrite {
  /// Initialisers set a first state; they do not move between states, but closures in them do, later.
  var changesState: Bool {
    moment == .inClosure || (bodyKind != .initializer && bodyKind != .initialValue)
  }

  /// `self.isOn = isOn`: handed through, decided elsewhere.
  package var isCopy: Bool {
    switch value {
    case .local: true
    case .unknown, .some: false
    case .boolean, .null, .variable, .call, .enumCase, .not, .and, .or, .equal, .conditional,
      .matches, .tuple:
      false
    }
  }
}

extension Value {
  /// `true`, `false`, `nil`, a case, or the opposite of what is.
  fileprivate var isConstant: Bool {
    switch self {
    case .boolean, .null, .enumCase, .not: true
    case .some, .variable, .local, .call, .and, .or, .equal, .conditional, .matches, .tuple,
      .unknown:
      false
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
