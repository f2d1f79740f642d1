import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles
package import UntangleStateSpaces

/// The reason why a finished rewrite is rejected: it is wrong, or its correctness could not be proved.
package struct ProofFailure: Hashable, Sendable {
  /// One lowercase sentence without a period.
  package var reason: String
}

/// Compares the states of the rewritten sources with those of the old ones. nil where states, initial states
/// and transitions match one to one, and the old names have their old values in each state. What assumptions keep from
/// beginning in the old sources does not begin in the new ones either.
package func proofFailure(
  of rewrite: StateRewrite, from trace: StateTrace, in project: Project, _ settings: SearchSettings
) -> ProofFailure? {
  let old = trace.space
  guard let type = project.rewrittenType(named: rewrite.type, of: old.variables),
    let variable = project.stateVariables(of: type).first(where: { $0.name == rewrite.states.property })
  else { return ProofFailure(reason: "the enum is not found in the rewritten source") }
  guard variable.domain == .enumeration(rewrite.states.cases.map(\.name)) else {
    return ProofFailure(reason: "the enum's cases are not those that were meant")
  }
  let counter = StateCounter(project, settings)
  let refused = trace.refused.renamed(in: old) { values in rewrite.states.index(of: values).map { [$0] } }
  guard let refused, old.premises.isEmpty || old.transitions != nil else {
    return ProofFailure(reason: "what is assumed of its use cannot be told from the names of its operations")
  }
  guard case .counted(let new) = counter.count([variable], of: type, refusing: refused),
    new.reading == .followed
  else { return ProofFailure(reason: "the rewritten source has too many states to count") }
  if let reason = difference(old, new, rewrite.states) { return ProofFailure(reason: reason) }
  guard let reader = counter.reader(of: [variable], in: type, alsoNaming: rewrite.states.caseNames) else {
    return ProofFailure(reason: "the old names cannot be read in the rewritten source")
  }
  return lostTuple(rewrite.states, reader)
}

extension Project {
  /// The type of some variables in rewritten sources; types of one name are told apart by the file that declares them.
  package func rewrittenType(named name: String, of variables: [StateVariable]) -> ProjectType? {
    let named = types.filter { $0.name == name && $0.kind != .extension }
    return named.first { type in variables.allSatisfy { $0.location.path == type.location.path } }
      ?? named.first
  }
}

private func difference(_ old: StateSpace, _ new: StateSpace, _ states: StateEnum) -> String? {
  let reached = Set(new.states.map { $0.values[0] })
  if let lost = states.cases.indices.first(where: { !reached.contains($0) }) {
    return "'\(states.cases[lost].name)' is no longer reached"
  }
  let oldFirst = Set(old.states.prefix(old.initialCount).compactMap { states.index(of: $0.values) })
  let newFirst = Set(new.states.prefix(new.initialCount).map { $0.values[0] })
  if oldFirst != newFirst { return "an instance would begin in another state" }
  guard let before = old.transitions, let after = new.transitions else { return nil }
  let oldSteps = Set(before.map { Step($0, old) { states.index(of: $0.values) ?? -1 } })
  let newSteps = Set(after.map { Step($0, new) { $0.values[0] }.named(asIn: states) })
  let changed = oldSteps.symmetricDifference(newSteps).sorted().first
  return changed.map { step in
    let from = states.cases[step.from].name
    let to = states.cases[step.to].name
    return oldSteps.contains(step)
      ? "'\(step.operation)' would no longer lead from '\(from)' to '\(to)'"
      : "'\(step.operation)' would lead from '\(from)' to '\(to)'"
  }
}

private struct Step: Hashable, Comparable {
  var operation: OperationName
  var from: Int
  var to: Int

  init(
    _ transition: StateSpace.Transition, _ space: StateSpace, place: (StateSpace.State) -> Int
  ) {
    operation = space.operations[transition.operation].name
    from = place(space.states[transition.from])
    to = place(space.states[transition.to])
  }

  /// The step of the old sources: a binding sets its variable, whose name stays.
  func named(asIn states: StateEnum) -> Step {
    guard case .closure? = operation.parts.first, operation.parts.count == 1,
      let variable = states.variables.first(where: { OldNameBinding.property(for: $0.name) == operation.base }
      )
    else { return self }
    var step = self
    step.operation = OperationName(variable.name, [.setter])
    return step
  }

  static func < (left: Step, right: Step) -> Bool {
    (left.operation, left.from, left.to) < (right.operation, right.from, right.to)
  }
}

/// A state in which an old name does not certainly have its old value.
private func lostTuple(_ states: StateEnum, _ reader: ValueReader) -> ProofFailure? {
  for (index, state) in states.cases.enumerated() {
    for (variable, value) in zip(states.variables, state.values) {
      let says = variable.condition(for: value)
      if reader.truth(of: says, in: [index]) != true {
        let text = "\(variable.name) == \(variable.domain.values[value])"
        return ProofFailure(reason: "in '\(state.name)' it would no longer be sure that \(text)")
      }
    }
  }
  return nil
}

extension StateEnum {
  /// The cases of the enums among the variables.
  fileprivate var caseNames: [String] { variables.flatMap(\.cases) }
}

extension StateVariable {
  /// The condition that the variable has a value, given by its index in the domain.
  fileprivate func condition(for value: Int) -> LoweredExpression {
    let own = LoweredExpression.variable(name)
    switch domain {
    case .boolean: return value > 0 ? own : .not(own)
    case .optional: return value > 0 ? .not(.equal(own, .null)) : .equal(own, .null)
    case .optionalBoolean: return .equal(own, value == 0 ? .null : .boolean(value == 2))
    case .enumeration(let cases): return .equal(own, .enumCase(cases[value]))
    case .optionalEnumeration(let cases): return .equal(own, value == 0 ? .null : .enumCase(cases[value - 1]))
    case .number: return .unknown
    }
  }
}
