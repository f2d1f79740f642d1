import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// Groups of variables that flag evidence left ungrouped: bodies write them together, and the state search
  /// shows that some combination is unreachable.
  ///
  /// Two bodies must move both of two optionals or enums, or one body and a condition look at both; for a flag beside one
  /// of them a body is enough that moves the flag from where it begins, or that an optional is asked for wherever it does. Flags alone are related by other evidence. The proof decides, so that less is asked
  /// for than elsewhere: a body that fills a whole instance leads to every combination, and none is left.
  func looseGroups(
    among own: [StateVariable], _ activity: AccessSummary, beside groups: [StateGroup],
    _ counter: inout TypeCounter
  ) -> [StateGroup] {
    let grouped = Set(groups.flatMap(\.variables).map(\.name))
    let left = own.filter { !grouped.contains($0.name) }
    guard left.count > 1 else { return [] }
    let names = Set(left.map(\.name))
    let writes = activity.writes.filter { $0.changesState && names.contains($0.variable) }
    let evidence = looseEvidence(writes, activity.tests, among: left)
    guard !evidence.isEmpty else { return [] }
    var parts = UnionFind(names: left.map(\.name))
    for bond in Set(evidence.map { [$0.first, $0.second].sorted() })
      .sorted(by: { $0.lexicographicallyPrecedes($1) })
    {
      parts.join(bond[0], bond[1])
    }
    let members = Dictionary(grouping: left) { parts.root(of: $0.name) }.values
      .filter { (2...SearchLimits.looseVariables).contains($0.count) }
      .sorted { $0[0].location < $1[0].location }
    return members.prefix(SearchLimits.looseGroups).compactMap { variables in
      let most = variables.representable - 1
      guard case .counted(let space) = counter.count(variables, .quick, for: .atMost(most)),
        space.parts.contains(where: \.hasSurplus)
      else { return nil }
      let names = Set(variables.map(\.name))
      return StateGroup(
        variables: variables,
        evidence: evidence.filter { names.contains($0.first) }
          .sorted { ($0.location, $0.first, $0.second) < ($1.location, $1.first, $1.second) },
        writes: writes.filter { names.contains($0.variable) }.sorted { $0.location < $1.location },
        tests: activity.tests.filter { test in test.variables.count(where: names.contains) > 1 },
        count: .counted(space))
    }
  }

  /// What relates variables that no evidence around a flag relates, each piece enough for a bond.
  private func looseEvidence(
    _ writes: [VariableWrite], _ tests: [VariableTest], among left: [StateVariable]
  ) -> [Evidence] {
    let flags = Dictionary(uniqueKeysWithValues: left.filter(\.isFlag).map { ($0.name, $0.initial) })
    let bonds = Dictionary(grouping: jointMoves(writes)) { [$0.first, $0.second] }.filter { names, moves in
      switch names.count(where: { flags[$0] != nil }) {
      case 0:
        moves.contains(where: \.isDecided)
          && (Set(moves.map(\.bodyPlace)).count > 1
            || tests.contains { Set($0.variables).isSuperset(of: names) })
      case 1: moves.contains { $0.isStep(from: flags) }
      default: false
      }
    }
    return bonds.flatMap { bond in bond.value.map(\.evidence) } + guardBonds(writes, flags, among: left)
  }

  /// Flags that are only moved from where they begin where a condition asks for an optional: `guard file != nil`.
  private func guardBonds(
    _ writes: [VariableWrite], _ flags: [String: WrittenLevel], among left: [StateVariable]
  ) -> [Evidence] {
    let optionals = Set(left.filter { $0.domain == .optional }.map(\.name))
    let steps = writes.filter { write in
      flags[write.variable].map { write.level.isOpposite(of: $0) } ?? false
    }
    return Dictionary(grouping: steps, by: \.variable).values.flatMap { steps -> [Evidence] in
      let common = steps.reduce(optionals) { $0.intersection($1.guards) }
      return common.sorted().flatMap { optional in
        steps.map { step in
          Evidence(
            kind: .guardsWrite, strength: .slight, first: optional, second: step.variable,
            location: step.location, body: step.body)
        }
      }
    }
  }

  /// Two variables that one run of a body moves, by names in order.
  private func jointMoves(_ writes: [VariableWrite]) -> [JointMove] {
    Dictionary(grouping: writes, by: \.bodyPlace).values.flatMap { writes -> [JointMove] in
      let byName = Dictionary(grouping: writes.sorted { $0.location < $1.location }, by: \.variable)
      // A body that writes more than `SearchLimits.looseVariables` variables fills or clears an instance.
      guard byName.count > 1, byName.count <= SearchLimits.looseVariables else { return [] }
      let names = byName.keys.sorted()
      return names.indices.flatMap { first in
        names[(first + 1)...].compactMap { second -> JointMove? in
          JointMove(byName[names[first]] ?? [], byName[second] ?? [])
        }
      }
    }
  }
}

/// One body that writes two variables in one run.
private struct JointMove {
  var first: String
  var second: String
  var bodyPlace: Location
  var location: Location
  var body: String
  /// Whether the body determines at least one of the values, as by `nil`, `true` or a case.
  var isDecided: Bool
  private var levels: [String: WrittenLevel]

  /// nil where no run makes two of the writes, or all values are passed through.
  init?(_ left: [VariableWrite], _ right: [VariableWrite]) {
    let (left, right) = (left.prefix(SearchLimits.looseWrites), right.prefix(SearchLimits.looseWrites))
    var found: (VariableWrite, VariableWrite)?
    for one in left {
      for other in right where one.isTogether(with: other) && !(one.isCopy && other.isCopy) {
        // A write that sets is stronger evidence than one that resets.
        if found == nil || one.level == .on || other.level == .on { found = (one, other) }
      }
    }
    guard let (one, other) = found else { return nil }
    (first, second) = (one.variable, other.variable)
    (bodyPlace, body) = (one.bodyPlace, one.body)
    location = max(one.location, other.location)
    isDecided = one.level != .unknown || other.level != .unknown
    levels = [one.variable: one.level, other.variable: other.level]
  }

  /// Whether it sets a flag to other than its initial value. `flags` holds the initial values by name.
  func isStep(from flags: [String: WrittenLevel]) -> Bool {
    levels.contains { name, level in
      guard let initial = flags[name], level == .on || level == .off else { return false }
      return level != initial
    }
  }

  var evidence: Evidence {
    Evidence(
      kind: .writtenTogether, strength: .slight, first: first, second: second, location: location, body: body)
  }
}
