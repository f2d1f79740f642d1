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
