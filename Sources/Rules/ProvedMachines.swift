import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension TangledState {
  /// Findings about groups with too few flags for a warning: one for each part whose variables are related by
  /// code and whose surplus states are proved, unless other rules already report it.
  func provedMachines(
    about groups: [StateGroup], in state: TypeState, of project: AnalyzedProject
  ) -> [ReportedState] {
    let groups = groups.filter { group in
      group.hasSurplus && group.space?.reading == .followed && wantsPairs(about: group)
    }
    guard !groups.isEmpty else { return [] }
    let known = state.reportedByOtherRules(in: project.project)
    return groups.flatMap { group -> [ReportedState] in
      // Decoded or stored values may be arbitrary, so such a type needs more evidence.
      guard let space = group.space, state.isProvable || group.evidence.count > 1 else { return [] }
      return space.parts.filter { part in
        let variables = part.variables.map { space.variables[$0] }
        return part.hasSurplus && !group.isOrdinary(part, variables, in: state) && group.relates(variables)
          && known.leavesSomething(of: variables)
          && !variables.contains { state.mayBeSetUnseen($0, in: project.project) }
      }.map { part in
        ReportedState(
          names: Set(part.variables.map { space.variables[$0].name }),
          finding: finding(about: part, of: group, space, in: state.type))
      }
    }
  }

  private func finding(
    about part: StatePart, of group: StateGroup, _ space: StateSpace, in type: ProjectType
  ) -> Finding {
    let variables = part.variables.map { space.variables[$0] }
    let names = Set(variables.map(\.name))
    var seen: Set<Location> = []
    let telling = group.evidence.filter {
      names.isSuperset(of: [$0.first, $0.second]) && seen.insert($0.location).inserted
    }
    return Finding(
      rule: Self.id, severity: part.isLarge ? Self.severity : .note,
      location: variables.map(\.location).min() ?? type.location,
      message: group.provedText(of: part, in: space), type: type.name,
      notes: telling.prefix(6).map { Note(location: $0.location, message: $0.text) },
      fingerprint: ([type.identityName] + variables.map(\.name).sorted()).joined(separator: " "),
      data: [
        DataField("confidence", .text("proved")),
        DataField("variables", .list(variables.map { .text($0.name) })),
        DataField("flags", .list(variables.filter(\.isFlag).map { .text($0.name) })),
        DataField("representable", .integer(variables.representable)),
        DataField("reached", .integer(part.reached)),
        DataField("surprise", .absent),
        DataField("coWritingBodies", .integer(group.coWriters.count)),
        DataField("combinedConditions", .integer(group.tests.count)),
        DataField("shape", .text(space.projected(on: part.variables).shape.word)),
      ])
  }
}

/// A finding, with the names of the variables that it covers.
struct ReportedState {
  var names: Set<String>
  var finding: Finding
}

extension StatePart {
  /// Whether the part has at least three variables and at least a quarter of their combinations is
  /// unreachable.
  fileprivate var isLarge: Bool { variables.count > 2 && reached <= possible - possible / 4 }

  /// Whether so many combinations are reached that what ties the variables makes them no one state. Of two of which none is
  /// a flag, that is more than six in seven.
  fileprivate func isNearlyFull(of variables: [StateVariable]) -> Bool {
    variables.count == 2
      ? !variables.contains(where: \.isFlag) && reached * 7 > possible * 6
      : variables.areNearlyFree(reaching: reached)
  }
}

extension StateGroup {
  /// Whether a part says nothing that anybody would change: observers that come and go together; variables most of whose
  /// combinations are reached; a pair of one that the type is given, beside one that it moves itself; what holds work and is
  /// never cleared; a flag that is never cleared, beside what it lets be presented; what is set once and never cleared, beside
  /// what needs it and is not set with it; or one combination of six or more that a condition excludes.
  fileprivate func isOrdinary(_ part: StatePart, _ variables: [StateVariable], in state: TypeState) -> Bool {
    // Observers and their like are set up and taken down together, which says nothing of what goes on.
    if variables.allSatisfy(\.namesMeans), holdsAll(variables) { return true }
    if part.isNearlyFull(of: variables) { return true }
    guard variables.count == 2 else { return false }
    // Of an optional enum, that it is absent may be one combination of many.
    let isOfCases = variables.contains { if case .enumeration = $0.domain { true } else { false } }
    if isOfCases, part.possible > 5, part.reached + 1 == part.possible { return true }
    let presented = state.type.presentedVariables
    return zip(variables, variables.reversed()).contains { one, other in
      let own = writes.filter { $0.variable == one.name }
      let isGiven =
        own.allSatisfy { $0.moment == .outside }
        && writes.contains { $0.variable == other.name && $0.moment != .outside }
      if isGiven || isOnceSet(one, beside: other, of: part) { return true }
      guard !own.contains(where: { $0.level == .off }) else { return false }
      return one.domain == .optional && one.namesHandle || one.isFlag && presented.contains(other.name)
    }
  }

  /// Whether all of the optionals are set at once in some state.
  private func holdsAll(_ variables: [StateVariable]) -> Bool {
    guard let space else { return false }
    let places = space.variables.indices.filter { variables.contains(space.variables[$0]) }
    return space.states.contains { state in places.allSatisfy { state.values[$0] > 0 } }
  }

  /// Whether no operation clears a variable that is not set at first, and no run sets the other one with it.
  private func isOnceSet(_ one: StateVariable, beside other: StateVariable, of part: StatePart) -> Bool {
    guard let space, let moves = space.transitions, one.initial != .on, one.isFlagOrOptional,
      let place = space.variables.firstIndex(where: { $0.name == one.name })
    else { return false }
    func isSet(_ state: Int) -> Bool { space.states[state].values[place] != 0 }
    let own = writes.filter { $0.variable == one.name }
    return !moves.contains { isSet($0.from) && !isSet($0.to) }
      && !writes.contains { write in
        write.variable == other.name && own.contains { $0.isTogether(with: write) }
      }
  }

  /// Whether some evidence relates two of the variables.
  fileprivate func relates(_ variables: [StateVariable]) -> Bool {
    let names = Set(variables.map(\.name))
    return evidence.contains { names.isSuperset(of: [$0.first, $0.second]) }
  }
}

extension TypeState {
  /// What `derived_flag` and `flag_and_optional` report about a type's variables.
  func reportedByOtherRules(in project: Project) -> ToldElsewhere {
    let mirrors = (groups.compactMap(\.space) + companions).flatMap(\.mirrors)
    return ToldElsewhere(
      mirrors: Set(mirrors.map(\.flagVariable.name)),
      exclusive: exclusiveOptionals.map { Set($0.variables.map(\.name)) })
  }
}

struct ToldElsewhere {
  /// Flags that mirror another variable.
  var mirrors: Set<String>
  /// Groups of optionals of which at most one is set.
  var exclusive: [Set<String>]

  /// Whether a finding about these variables adds to those of the other rules.
  func leavesSomething(of variables: [StateVariable]) -> Bool {
    let names = Set(variables.map(\.name).filter { !mirrors.contains($0) })
    return names.count > 1 && !exclusive.contains { $0.isSuperset(of: names) }
  }
}
