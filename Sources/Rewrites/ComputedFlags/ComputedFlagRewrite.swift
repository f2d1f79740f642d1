import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// The rewrite of a type, some of whose flags become computed properties.
package struct ComputedFlagRewrite: Sendable {
  /// The full dotted name of the type.
  package var type: String
  /// The flags, each with what determines it, as places in `variables`.
  package var followers: [Follower]
  package var variables: [StateVariable]
  /// Assignments that go, sorted by place.
  package var steps: [StateRewrite.Step]
  /// The moments in which a flag differs from what determines it, in order; nil where code that is not followed may change
  /// one of the variables.
  package var moments: [MomentApart]?
  /// By path; only those that change. None where there are moments or refusals.
  package var files: [StateRewrite.File]
  /// What is not as before for code outside of the sources; nil where all is.
  package var change: DeclaredChange?
  /// Whatever else stands in the way, sorted by place.
  package var refusals: [Refusal]

  package var isComplete: Bool { moments?.isEmpty == true && refusals.isEmpty }
}

/// A write behind which a flag differs from what determines it while other code may look.
///
/// A flag that becomes computed has no such moments any more. What asks for it there gets another answer.
package struct MomentApart: Hashable, Sendable {
  /// The variable that is written.
  package var variable: String
  package var location: Location
}

/// Compares the states of the rewritten sources with those of the old ones. nil where the variables that stay have the
/// same states, initial states and transitions, and each flag has its old value in each state.
package func proofFailure(
  of rewrite: ComputedFlagRewrite, from old: StateSpace, in project: Project, _ settings: SearchSettings
) -> ProofFailure? {
  let flags = Set(rewrite.followers.map(\.variable))
  let kept = old.variables.indices.filter { !flags.contains($0) }
  guard let type = project.rewrittenType(named: rewrite.type, of: old.variables) else {
    return ProofFailure(reason: "the type is not found in the rewritten source")
  }
  let known = project.stateVariables(of: type)
  let variables = kept.compactMap { place in known.first { $0.name == old.variables[place].name } }
  guard variables.map(\.domain) == kept.map({ old.variables[$0].domain }),
    !known.contains(where: { variable in flags.contains { old.variables[$0].name == variable.name } })
  else { return ProofFailure(reason: "the variables of the rewritten source are not those that were meant") }
  let counter = StateCounter(project, settings)
  guard case .counted(let new) = counter.count(variables, of: type), new.reading == .followed else {
    return ProofFailure(reason: "the rewritten source has too many states to count")
  }
  if let reason = difference(old, new, kept) { return ProofFailure(reason: reason) }
  guard let reader = counter.reader(of: variables, in: type) else {
    return ProofFailure(reason: "the flags cannot be read in the rewritten source")
  }
  return lostFlag(rewrite.followers, old, kept, reader)
}

private func difference(_ old: StateSpace, _ new: StateSpace, _ kept: [Int]) -> String? {
  func values(_ state: StateSpace.State) -> [Int] { kept.map { state.values[$0] } }
  guard Set(old.states.map(values)).count == old.states.count else { return "two states would become one" }
  guard Set(old.states.map(values)) == Set(new.states.map(\.values)) else {
    return "other states would be reached"
  }
  guard
    Set(old.states.prefix(old.initialCount).map(values))
      == Set(new.states.prefix(new.initialCount).map(\.values))
  else { return "an instance would begin in another state" }
  guard let before = old.transitions, let after = new.transitions else { return nil }
  let oldSteps = Set(before.compactMap { KeptStep($0, old, values) })
  let newSteps = Set(after.compactMap { KeptStep($0, new, \.values) })
  let changed = oldSteps.symmetricDifference(newSteps).map(\.operation).min()
  return changed.map { "'\($0)' would lead elsewhere" }
}

/// A transition that changes a variable which stays.
private struct KeptStep: Hashable {
  var operation: OperationName
  var from: [Int]
  var to: [Int]

  /// nil where nothing that stays changes.
  init?(
    _ transition: StateSpace.Transition, _ space: StateSpace, _ values: (StateSpace.State) -> [Int]
  ) {
    operation = space.operations[transition.operation].name
    from = values(space.states[transition.from])
    to = values(space.states[transition.to])
    if from == to { return nil }
  }
}

/// A state in which a computed flag does not certainly have its old value.
private func lostFlag(
  _ followers: [Follower], _ old: StateSpace, _ kept: [Int], _ reader: ValueReader
) -> ProofFailure? {
  for state in old.states {
    let values = kept.map { state.values[$0] }
    for follower in followers {
      let flag = old.variables[follower.variable].name
      guard reader.truth(of: .variable(flag), in: values) == (state.values[follower.variable] == 1) else {
        return ProofFailure(reason: "it would no longer be sure what '\(flag)' is")
      }
    }
  }
  return nil
}
