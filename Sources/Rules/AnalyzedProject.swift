package import UntangleProjectModel
package import UntangleScores
package import UntangleStateSpaces

/// The model with each type's state and all scores: what a rule may look at, and nothing else.
package struct AnalyzedProject: Sendable {
  package var project: Project
  /// Of every type that has state variables, in the order of `project.types`.
  package var states: [TypeState]
  /// By place.
  package var switches: [ResolvedSwitch]
  /// By place.
  package var keys: [ProjectKey]
  package var scores: ScoreSheet

  /// Derives everything from the merged facts.
  package init(project: Project, keyCalls: [KeyDeclaration]) {
    self.project = project
    states = project.types.map(project.state).filter { !$0.variables.isEmpty }
    switches = project.resolvedSwitches()
    keys = project.keys(declared: keyCalls)
    scores = UntangleScores.scores(
      of: ScoredFacts(states: states, switches: switches, keys: keys))
  }
}
