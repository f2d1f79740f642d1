import UntangleStateSpaces

extension TypeState {
  /// The groups that only bodies and guards relate, of which some combination never happens: those with a flag.
  var looseMachines: [StateGroup] { looseGroups.filter { $0.hasSurplus && !$0.flags.isEmpty } }
}

/// Variables that belong together, and the parts of them that enums are written for.
struct RewriteCandidate {
  var variables: [StateVariable]
  var parts: [[StateVariable]]
}

extension TypeState {
  /// The groups with surplus states; if there is none, all variables of the type as one candidate.
  var candidates: [RewriteCandidate] {
    let groups = groups.filter(\.hasSurplus)
    guard groups.isEmpty else {
      return groups.map { group in
        // What never changes between operations would be in no case.
        let space = group.space?.ofChanging
        let variables = space?.variables ?? group.variables
        return RewriteCandidate(
          variables: variables, parts: space.map { WrittenParts(of: $0).variables } ?? [variables])
      }
    }
    let own = variables.filter { $0.ownership == .own }
    return own.count > 1 && own.contains(where: \.isFlag)
      ? [RewriteCandidate(variables: own, parts: [own])] : []
  }
}

extension StateSpace {
  /// Without the variables that have one value in all states; the space itself where nothing else would be ruled out.
  /// Spaces of more than 4,096 states stay as they are.
  fileprivate var ofChanging: StateSpace {
    guard states.count <= 4_096 else { return self }
    let counts = variables.indices.map { place in Set(states.map { $0.values[place] }).count }
    let moving = variables.indices.filter { counts[$0] > 1 }
    guard moving.count > 1, moving.count < variables.count else { return self }
    let changing = projected(on: moving)
    let isProduct = moving.reduce(1) { min($0 * counts[$1], 1 << 40) } == changing.states.count
    return isProduct ? self : changing
  }
}
