import UntangleProjectModel
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
  func candidates(in project: Project) -> [RewriteCandidate] {
    let groups = groups.filter(\.hasSurplus)
    guard groups.isEmpty else {
      return groups.map { group in
        let looks = flagsOfLook(among: group.variables, of: type, in: project)
        let space = group.space?.ofStates(without: looks)
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
  /// The space of the variables that a case could hold: without some flags, and without what has one value in all states.
  /// The space itself where nothing else would be ruled out, and for spaces of more than 4,096 states.
  fileprivate func ofStates(without flags: Set<String>) -> StateSpace {
    guard states.count <= 4_096 else { return self }
    let counts = variables.indices.map { place in Set(states.map { $0.values[place] }).count }
    let held = variables.indices.filter { counts[$0] > 1 && !flags.contains(variables[$0].name) }
    guard held.count > 1, held.count < variables.count else { return self }
    let part = projected(on: held)
    let isProduct = held.reduce(1) { min($0 * counts[$1], 1 << 40) } == part.states.count
    return isProduct ? self : part
  }
}
