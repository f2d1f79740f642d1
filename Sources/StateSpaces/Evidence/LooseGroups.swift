import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// Groups of variables that flag evidence left ungrouped or did not show to be restricted: bodies write them together,
  /// and the state search shows that some combination is unreachable.
  ///
  /// Two bodies must move both of two optionals or enums, or one body and a condition look at both; for a flag beside one
  /// of them a body is enough that moves the flag from where it begins, or that an optional is asked for wherever it does.
  /// A body moves what the functions move that it calls. The proof decides, so that less is asked for than elsewhere: a
  /// body that fills a whole instance leads to every combination, and none is left.
  func looseGroups(
    among own: [StateVariable], _ activity: AccessSummary, beside groups: [StateGroup],
    _ counter: inout TypeCounter
  ) -> [StateGroup] {
    let told = Set(groups.filter { $0.space?.hasSurplus ?? true }.flatMap(\.variables).map(\.name))
    let left = own.filter { !told.contains($0.name) }
    guard left.count > 1 else { return [] }
    let names = Set(left.map(\.name))
    let writes = activity.writes.filter { $0.changesState && names.contains($0.variable) }
    let carried = activity.carriedWrites().filter { $0.changesState && names.contains($0.variable) }
    let grouped = Set(groups.flatMap(\.variables).map(\.name))
    let free = left.filter { !grouped.contains($0.name) }
    let plain = looseEvidence(
      writes.filter { !grouped.contains($0.variable) }, [], activity.tests, among: free)
    let evidence = looseEvidence(writes, carried, activity.tests, among: left)
    let wholes = connected(free, by: plain).prefix(SearchLimits.looseGroups)
      .compactMap { restrictedSpace(of: $0, &counter) }
    let known = wholes.map { Set($0.variables.map(\.name)) } + groups.map { Set($0.variables.map(\.name)) }
    let found = wholes + joinedSpaces(among: left, by: evidence, beside: known, &counter)
    let pieces = Set(plain + evidence)
    return found.map { space in
      group(of: space, pieces, writes, activity.tests)
    }.sorted { $0.variables[0].location < $1.variables[0].location }
  }

  private func group(
    of space: StateSpace, _ evidence: Set<Evidence>, _ writes: [VariableWrite], _ tests: [VariableTest]
  ) -> StateGroup {
    let names = Set(space.variables.map(\.name))
    return StateGroup(
      variables: space.variables,
      evidence: evidence.filter { names.isSuperset(of: [$0.first, $0.second]) }.sorted {
        ($0.location, $0.first, $0.second, $0.kind.rawValue, $0.body)
          < ($1.location, $1.first, $1.second, $1.kind.rawValue, $1.body)
      },
      writes: writes.filter { names.contains($0.variable) }.sorted { $0.location < $1.location },
      tests: tests.filter { test in test.variables.count(where: names.contains) > 1 },
      count: .counted(space))
  }

  /// The restricted pairs that evidence relates, joined where they share a variable. Pairs of one set of `known` are left
  /// out: their states are counted. The pairs with the most evidence are searched.
  private func joinedSpaces(
    among left: [StateVariable], by evidence: [Evidence], beside known: [Set<String>],
    _ counter: inout TypeCounter
  ) -> [StateSpace] {
    let bonds = Dictionary(grouping: evidence) { [$0.first, $0.second].sorted() }
      .filter { bond, _ in !known.contains { $0.isSuperset(of: bond) } }
      .sorted { ($1.value.count, $0.key[0], $0.key[1]) < ($0.value.count, $1.key[0], $1.key[1]) }
    var joined: [StateSpace] = []
    for (bond, _) in bonds.prefix(SearchLimits.loosePairs) {
      if let space = restrictedSpace(of: left.filter { bond.contains($0.name) }, &counter) {
        add(space, to: &joined, among: left, &counter)
      }
    }
    return joined
  }

  /// Adds a space, joined with those that share a variable with it. What would be too large to be counted is left out.
  private func add(
    _ space: StateSpace, to found: inout [StateSpace], among left: [StateVariable],
    _ counter: inout TypeCounter
  ) {
    var names = Set(space.variables.map(\.name))
    let near = found.filter { !names.isDisjoint(with: $0.variables.map(\.name)) }
    guard !near.isEmpty else { return found.append(space) }
    for other in near { names.formUnion(other.variables.map(\.name)) }
    guard names.count <= SearchLimits.looseVariables,
      let whole = restrictedSpace(of: left.filter { names.contains($0.name) }, &counter)
    else { return }
    found.removeAll { names.isSuperset(of: $0.variables.map(\.name)) }
    found.append(whole)
  }

  /// The counted states of the variables; nil if all combinations are reached, or there are too many states.
  private func restrictedSpace(of variables: [StateVariable], _ counter: inout TypeCounter) -> StateSpace? {
    guard
      case .counted(let space) = counter.count(variables, .quick, for: .atMost(variables.representable - 1)),
      space.parts.contains(where: \.hasSurplus)
    else { return nil }
    return space
  }

  /// The variables that evidence connects, where they are few enough, by the place of the first.
  private func connected(_ left: [StateVariable], by evidence: [Evidence]) -> [[StateVariable]] {
    let bonds = Set(evidence.map { [$0.first, $0.second].sorted() })
    var parts = UnionFind(names: left.map(\.name))
    for bond in bonds.sorted(by: { $0.lexicographicallyPrecedes($1) }) { parts.join(bond[0], bond[1]) }
    return Dictionary(grouping: left) { parts.root(of: $0.name) }.values
      .filter { (2...SearchLimits.looseVariables).contains($0.count) }
      .sorted { $0[0].location < $1[0].location }
  }

  /// What relates variables that no evidence around a flag relates, each piece enough for a bond.
  private func looseEvidence(
    _ writes: [VariableWrite], _ carried: [VariableWrite], _ tests: [VariableTest],
    among left: [StateVariable]
  ) -> [Evidence] {
    let flags = Dictionary(uniqueKeysWithValues: left.filter(\.isFlag).map { ($0.name, $0.initial) })
    let bonds = Dictionary(grouping: jointMoves(writes, carried)) { [$0.first, $0.second] }.filter {
      names, moves in
      switch names.count(where: { flags[$0] != nil }) {
      case 0:
        moves.contains(where: \.isDecided)
          && (Set(moves.map(\.bodyPlace)).count > 1
            || tests.contains { Set($0.variables).isSuperset(of: names) })
      case 1: moves.contains { $0.isStep(from: flags) }
      default: moves.contains { $0.isCarried && $0.isStep(from: flags) }
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
  private func jointMoves(_ writes: [VariableWrite], _ carried: [VariableWrite]) -> [JointMove] {
    let direct = Set(writes)
    let called = Dictionary(grouping: carried, by: \.bodyPlace)
    return Dictionary(grouping: writes, by: \.bodyPlace).flatMap { place, own -> [JointMove] in
      let own = writesByName(own)
      // A body that writes more than `SearchLimits.looseVariables` variables fills or clears an instance.
      guard own.count <= SearchLimits.looseVariables else { return [] }
      let all = own.merging(writesByName(called[place] ?? [])) { $0 + $1 }
      let byName = all.count <= SearchLimits.looseVariables ? all : own
      let names = byName.keys.sorted()
      return names.indices.flatMap { first in
        names[(first + 1)...].compactMap { second -> JointMove? in
          JointMove(byName[names[first]] ?? [], byName[second] ?? [], direct: direct)
        }
      }
    }
  }

  /// Those of one variable in the order of the source.
  private func writesByName(_ writes: [VariableWrite]) -> [String: [VariableWrite]] {
    Dictionary(grouping: writes.sorted { $0.location < $1.location }, by: \.variable)
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
  /// Whether one of the writes stands in a function that the body calls.
  var isCarried: Bool
  private var levels: [String: WrittenLevel]

  /// nil where no run makes two of the writes, or all values are passed through. One of the two stands in the body
  /// itself, and so is in `direct`.
  init?(_ left: [VariableWrite], _ right: [VariableWrite], direct: Set<VariableWrite>) {
    let (left, right) = (left.prefix(SearchLimits.looseWrites), right.prefix(SearchLimits.looseWrites))
    var found: (VariableWrite, VariableWrite)?
    for one in left {
      for other in right
      where one.isTogether(with: other) && !(one.isCopy && other.isCopy)
        && (direct.contains(one) || direct.contains(other))
      {
        // A write that sets is stronger evidence than one that resets.
        if found == nil || one.level == .on || other.level == .on { found = (one, other) }
      }
    }
    guard let (one, other) = found else { return nil }
    (first, second) = (one.variable, other.variable)
    (bodyPlace, body) = (one.bodyPlace, one.body)
    let written = [one, other].filter(direct.contains)
    location = written.map(\.location).max() ?? one.location
    isCarried = !direct.contains(one) || !direct.contains(other)
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
