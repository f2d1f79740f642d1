package import UntangleProjectModel
package import UntangleScores
package import UntangleStateSpaces

/// The merged facts, what was derived from them, and all scores. A rule sees nothing else.
///
/// A derivation must not be accessed unless it was requested.
package struct AnalyzedProject: Sendable {
  package let project: Project
  package let derived: Derivations
  /// Empty unless everything was derived.
  package let scores: ScoreSheet
  /// The configured invariants, in the configuration's order.
  package var invariants: [CheckedInvariant] = []

  private let foundStates: [TypeState]
  private let foundSwitches: [ResolvedSwitch]
  private let usage: KeyUsage

  /// One entry for each type with state variables, in the order of `project.types`, then one for each file
  /// with state variables outside types.
  package var states: [TypeState] {
    assert(derived.contains(.states), "a rule looks at states and does not need them")
    return foundStates
  }

  /// Sorted by location.
  package var switches: [ResolvedSwitch] {
    assert(derived.contains(.switches), "a rule looks at switches and does not need them")
    return foundSwitches
  }

  /// Sorted by location.
  package var keys: [ProjectKey] {
    assert(derived.contains(.keys), "a rule looks at keys and does not need them")
    return usage.keys
  }

  package var ledger: KeyIndex {
    assert(derived.contains(.keys), "a rule looks at keys and does not need them")
    return usage.ledger
  }

  /// Derives what is wanted from the merged facts.
  package init(
    project: Project, keyCalls: [KeyDeclaration], resources: KeyResources = KeyResources(),
    search: SearchSettings = SearchSettings(), _ wanted: Derivations = .all
  ) {
    func states() -> [TypeState] {
      let counter = StateCounter(project, search)
      let found = project.states(ofTypes: project.types.indices, counter: counter)
      return (found + project.statesOfFiles(counter: counter)).map(\.state)
    }
    self.init(
      project: project, states: wanted.contains(.states) ? states() : nil,
      switches: wanted.contains(.switches) ? project.resolvedSwitches() : nil,
      usage: wanted.contains(.keys) ? project.keyUsage(declared: keyCalls, resources: resources) : nil)
  }

  /// Combines existing derivations; nil means that the derivation was not made.
  package init(project: Project, states: [TypeState]?, switches: [ResolvedSwitch]?, usage: KeyUsage?) {
    self.project = project
    var derived: Derivations = []
    if states != nil { derived.insert(.states) }
    if switches != nil { derived.insert(.switches) }
    if usage != nil { derived.insert(.keys) }
    self.derived = derived
    foundStates = states ?? []
    foundSwitches = switches ?? []
    self.usage = usage ?? KeyUsage(keys: [], ledger: KeyIndex(keys: []))
    scores =
      derived == .all
      ? UntangleScores.scores(
        of: ScoredFacts(states: foundStates, switches: foundSwitches, keys: self.usage.keys))
      : ScoreSheet(files: [], types: [])
  }
}
