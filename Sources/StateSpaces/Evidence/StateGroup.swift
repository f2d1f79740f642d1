import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Variables of one type that the code relates to each other.
package struct StateGroup: Sendable {
  /// In order of declaration; at least two.
  package var variables: [StateVariable]
  /// By kind, then place.
  package var evidence: [Evidence]
  /// Writes to the group's variables, initialisers left out, by place.
  package var writes: [VariableWrite]
  /// Conditions over two or more of the group's variables.
  package var tests: [VariableTest]

  /// What the search found, or that there was too much to look at.
  package var count: StateCount

  /// nil where the states could not be counted.
  package var space: StateSpace? {
    guard case .counted(let space) = count else { return nil }
    return space
  }

  /// Whether the states were counted, and fewer are reached than can be represented.
  package var hasSurplus: Bool {
    space?.hasSurplus ?? false
  }

  package var flags: [StateVariable] { variables.filter(\.isFlag) }

  /// The same of some of its variables, by their places in the space.
  func restricted(to places: [Int], of space: StateSpace) -> StateGroup {
    let kept = space.projected(on: places)
    let names = Set(kept.variables.map(\.name))
    return StateGroup(
      variables: kept.variables, evidence: evidence.filter { names.isSuperset(of: [$0.first, $0.second]) },
      writes: writes.filter { names.contains($0.variable) },
      tests: tests.filter { $0.variables.count(where: names.contains) > 1 }, count: .counted(kept))
  }

  /// What moves two or more of the group's flags in one go, with the flags: bodies, and closures in
  /// bodies that do nothing themselves.
  ///
  /// One that only hands values on, each of its own, says nothing about what belongs together.
  package var coWriters: [Location: Set<String>] {
    let flagNames = Set(flags.map(\.name))
    let own = writes.filter { flagNames.contains($0.variable) && !$0.isCopy }
    var moved: [Location: Set<String>] = [:]
    for body in Dictionary(grouping: own, by: \.bodyPlace).values {
      JointWrites(in: body).add(to: &moved)
    }
    return moved
  }

  /// Whether some body makes a step, or sets a chosen few: all others fill, clear or copy.
  package var hasTransition: Bool {
    evidence.contains { $0.kind == .writtenTogether && $0.strength == .telling }
  }
}

/// All that is known of one type's state.
package struct TypeState: Sendable {
  package var type: ProjectType
  /// In order of declaration.
  package var variables: [StateVariable]
  /// By their first variable's place in the declaration.
  package var groups: [StateGroup]
  /// As they were before they were divided into machines, those that were; nobody but questions is about them.
  package var dividedGroups: [StateGroup] = []
  /// In order of declaration.
  package var machines: [EnumMachine] = []
  package var exclusiveOptionals: [ExclusiveOptionals] = []
  /// Without a flag, each with a combination that never happens; by their first variable's place.
  package var looseGroups: [StateGroup] = []
  /// By their first variable's place.
  package var sideBySide: [SideBySide] = []
  /// Of two variables each.
  package var companions: [StateSpace] = []
  /// By place.
  package var forgottenResets: [ForgottenReset] = []
  /// Of all searches in the type.
  package var cost = SearchCost()
}

extension StateGroup {
  /// Bits of the space that only exist to go wrong.
  ///
  /// A table that had to assume something may list states that never happen: then the truth lies
  /// between what was counted and the estimate, and half way is taken where the estimate is higher.
  package var surplusBits: Double {
    switch count {
    case .counted(let space) where space.assumptions.isEmpty: space.surplusBits
    case .counted(let space): max(space.surplusBits, (space.surplusBits + estimatedSurplusBits) / 2)
    case .tooLarge: estimatedSurplusBits
    }
  }

  /// Where the states cannot be counted, flags that belong together are taken for one machine with
  /// one state more than it has flags. An optional or an enum beside them is often the payload of one
  /// state, and counts half.
  private var estimatedSurplusBits: Double {
    let needed = logarithm(Double(flags.count + 1))
    let available =
      flags.reduce(0.0) { $0 + logarithm(Double($1.valueCount)) }
      + Double(variables.count - flags.count) / 2
    return max(0, available - needed)
  }
}
