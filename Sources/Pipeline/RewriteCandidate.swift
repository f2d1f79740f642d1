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
  /// With what the work of the group ends with, too, in order of declaration: the group's evidence does not join them. nil
  /// where there is nothing.
  var withOutcomes: [StateVariable]?
  /// Whether code relates the variables: else they are all that the type has.
  var isGroup = true

  /// nil where fewer than two variables of each part are left.
  func without(_ names: Set<String>) -> RewriteCandidate? {
    func rest(of part: [StateVariable]) -> [StateVariable]? {
      let rest = part.filter { !names.contains($0.name) }
      return rest.count > 1 ? rest : nil
    }
    let parts = parts.compactMap(rest)
    guard let left = rest(of: variables), !parts.isEmpty else { return nil }
    return RewriteCandidate(
      variables: left, parts: parts, withOutcomes: withOutcomes.flatMap(rest), isGroup: isGroup)
  }
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
          variables: variables, parts: space.map { WrittenParts(of: $0).variables } ?? [variables],
          withOutcomes: withOutcomes(variables))
      }
    }
    let own = variables.filter { $0.ownership == .own }
    return own.count > 1 && own.contains(where: \.isFlag)
      ? [RewriteCandidate(variables: own, parts: [own], isGroup: false)] : []
  }

  /// One or two variables more than a group has: what its work ends with, or what an attempt ends with instead.
  private func withOutcomes(_ group: [StateVariable]) -> [StateVariable]? {
    let names = Set(group.map(\.name))
    let free = Set(variables.filter { $0.ownership == .own }.map(\.name))
      .subtracting(groups.flatMap(\.variables).map(\.name))
    let ends = sideBySide.flatMap(\.sights).flatMap { sight -> [StateVariable] in
      guard sight.kind == .resultOrError || sight.isOfOutcome && !sight.keepsLast else { return [] }
      let outside = [sight.first, sight.second].filter { !names.contains($0.name) }
      return outside.count == 1 && free.contains(outside[0].name) ? outside : []
    }
    guard (1...2).contains(Set(ends).count) else { return nil }
    return (group + Set(ends)).sorted { $0.location < $1.location }
  }
}

extension StateSpace {
  /// Whether no state sets two of the variables.
  var setsOneAtATime: Bool { states.allSatisfy { $0.values.count { $0 != 0 } < 2 } }

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
