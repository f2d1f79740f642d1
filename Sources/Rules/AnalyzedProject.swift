package import UntangleProjectModel
package import UntangleScores
package import UntangleStateSpaces

/// The model with each type's state and all scores: what a rule may look at, and nothing else.
package struct AnalyzedProject: Sendable {
  package var project: Project
  /// Of every type that has state variables, in the order of `project.types`, then of every file that has
  /// some outside of types.
  package var states: [TypeState]
  /// By place.
  package var switches: [ResolvedSwitch]
  /// By place.
  package var keys: [ProjectKey]
  package var ledger: KeyLedger
  package var scores: ScoreSheet
  /// What the configuration wants to hold, in its order.
  package var invariants: [CheckedInvariant] = []

  /// Derives everything from the merged facts.
  package init(
    project: Project, keyCalls: [KeyDeclaration], resources: KeyResources = KeyResources(),
    search: SearchSettings = SearchSettings()
  ) {
    let counter = StateCounter(project, search)
    self.init(
      project: project,
      states: project.states(ofTypes: project.types.indices, counter: counter)
        + project.statesOfFiles(counter: counter),
      switches: project.resolvedSwitches(), usage: project.keyUsage(declared: keyCalls, resources: resources))
  }

  /// Puts together what was derived elsewhere: the three do not depend on each other.
  package init(
    project: Project, states: [TypeState], switches: [ResolvedSwitch], usage: KeyUsage
  ) {
    self.project = project
    self.states = states
    self.switches = switches
    keys = usage.keys
    ledger = usage.ledger
    scores = UntangleScores.scores(
      of: ScoredFacts(states: states, switches: switches, keys: keys))
  }
}
