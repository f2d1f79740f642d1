import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Variables of one type that the code relates to each other.
package struct StateGroup: Hashable, Sendable {
  /// In order of declaration; at least two.
  package var variables: [StateVariable]
  /// By kind, then place.
  package var evidence: [Evidence]
  /// Writes to the group's variables outside of initialisers, sorted by place.
  package var writes: [VariableWrite]
  /// Conditions over two or more of the group's variables.
  package var tests: [VariableTest]

  /// The result of the search, or that the space was too large.
  package var count: StateCount

  /// nil where the states could not be counted.
  package var space: StateSpace? { count.space }

  /// Whether combinations are unreachable only because of flags that every operation puts back, as one that keeps a body
  /// from being entered twice.
  package var isWideForPutBack: Bool {
    guard let space, space.reading == .followed, hasSurplus else { return false }
    let parts = space.parts
    guard !parts.isEmpty, !parts.contains(where: \.hasSurplus) else { return false }
    let still = Set(space.variables.indices).subtracting(parts.flatMap(\.variables))
    return !still.isEmpty
      && still.allSatisfy { place in
        writes.contains { $0.variable == space.variables[place].name && $0.level == .on }
      }
  }

  /// Whether the states were counted, and fewer are reachable than representable.
  package var hasSurplus: Bool {
    space?.hasSurplus ?? false
  }

  package var flags: [StateVariable] { variables.filter(\.isFlag) }

  /// The group of some of its variables. `places` are indices into the variables of the space.
  func restricted(to places: [Int], of space: StateSpace) -> StateGroup {
    let kept = space.projected(on: places)
    let names = Set(kept.variables.map(\.name))
    return StateGroup(
      variables: kept.variables, evidence: evidence.filter { names.isSuperset(of: [$0.first, $0.second]) },
      writes: writes.filter { names.contains($0.variable) },
      tests: tests.filter { $0.variables.count(where: names.contains) > 1 }, count: .counted(kept))
  }

  /// The group without flags that are computed from others of it wherever they are written: that some combinations are
  /// never reached is their definition. nil where fewer than two variables are left; `definitions` as in `TypeState`.
  func without(_ definitions: [String: Set<String>]) -> StateGroup? {
    guard !definitions.isEmpty, let space else { return self }
    var left = Set(variables.map(\.name))
    for flag in flags {
      guard let sources = definitions[flag.name], !left.isDisjoint(with: sources) else { continue }
      left.remove(flag.name)
    }
    guard left.count < variables.count else { return self }
    let places = space.variables.indices.filter { left.contains(space.variables[$0].name) }
    return places.count > 1 ? restricted(to: places, of: space) : nil
  }

  /// The flags that one run writes together, at least two, by the place of the body. A closure counts alone
  /// if the body around it has no writes of its own.
  ///
  /// Leaves out writes that only pass a value through, which say nothing about what belongs together.
  package var coWriters: [Location: Set<String>] {
    let flagNames = Set(flags.map(\.name))
    let own = writes.filter { flagNames.contains($0.variable) && !$0.isCopy }
    var moved: [Location: Set<String>] = [:]
    for body in Dictionary(grouping: own, by: \.bodyPlace).values {
      JointWrites(in: body).add(to: &moved)
    }
    return moved
  }

  /// Whether some body makes a step between states or sets a chosen few flags. The other bodies fill, clear
  /// or copy.
  package var hasTransition: Bool {
    evidence.contains { $0.kind == .writtenTogether && $0.strength == .telling }
  }
}

/// Everything known about the state of one type.
package struct TypeState: Hashable, Sendable {
  package var type: ProjectType
  /// In order of declaration.
  package var variables: [StateVariable]
  /// Sorted by the declaration of their first variable.
  package var groups: [StateGroup]
  /// The undivided form of the groups that were divided into machines. Used for questions to the user only.
  package var dividedGroups: [StateGroup] = []
  /// In order of declaration.
  package var machines: [EnumMachine] = []
  package var exclusiveOptionals: [ExclusiveOptionals] = []
  /// Groups without flag evidence, each with an unreachable combination. Sorted by the declaration of their
  /// first variable.
  package var looseGroups: [StateGroup] = []
  package var seen = SeenTogether()
  /// Spaces of two variables each.
  package var companions: [StateSpace] = []
  /// Sorted by place.
  package var forgottenResets: [ForgottenReset] = []
  /// The total of all searches in the type.
  package var cost = SearchCost()
}

extension TypeState {
  /// Sorted by the declaration of their first variable.
  package var sideBySide: [SideBySide] { seen.beside }
  /// The flags, by name, whose every write is computed from these variables, and that nothing else writes.
  package var definitions: [String: Set<String>] { seen.definitions }
}

extension StateGroup {
  /// Bits of the representation that no reachable state needs.
  ///
  /// A space with assumptions over-approximates. The true surplus then lies between the counted one and the
  /// estimate; where the estimate is higher, their mean is taken.
  package var surplusBits: Double {
    switch count {
    case .counted(let space) where space.assumptions.isEmpty: space.surplusBits
    case .counted(let space): max(space.surplusBits, (space.surplusBits + estimatedSurplusBits) / 2)
    case .tooLarge: estimatedSurplusBits
    }
  }

  /// The estimate where states cannot be counted: related flags are taken for one machine with one state more
  /// than it has flags. An optional or an enum beside them is often the payload of one state, and counts half
  /// a bit.
  private var estimatedSurplusBits: Double {
    let needed = logarithm(Double(flags.count + 1))
    let available =
      flags.reduce(0.0) { $0 + logarithm(Double($1.valueCount)) }
      + Double(variables.count - flags.count) / 2
    return max(0, available - needed)
  }
}

extension TypeState {
  /// The groups without the flags that are computed from others of them; see `StateGroup.without`.
  package var groupsToTell: [StateGroup] { groups.compactMap { $0.without(definitions) } }

  /// The same of `looseGroups`.
  package var looseGroupsToTell: [StateGroup] { looseGroups.compactMap { $0.without(definitions) } }
}
