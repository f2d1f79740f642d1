package import UntangleFacts
package import UntangleProjectModel

/// What came of asking whether something holds in all states of a type.
package enum InvariantOutcome: Hashable, Sendable {
  case holds
  /// The state in which it does not, reached on a shortest way.
  case broken(StateSpace.State, in: StateSpace)
  /// Names in it that are no state variables of the type.
  case unknownNames([String])
  case tooLarge
}

extension StateCounter {
  /// Checks a condition in every reached state; what it looks at beyond the variables counts as kept.
  package func check(_ condition: Value, of type: ProjectType, in project: Project) -> InvariantOutcome {
    let all = project.stateVariables(of: type)
    let names = condition.variables
    let unknown = names.filter { name in !all.contains { $0.name == name } }
    guard unknown.isEmpty else { return .unknownNames(unknown) }
    let wide = count(all, of: type)
    let count = wide == .tooLarge ? count(all.filter { names.contains($0.name) }, of: type) : wide
    guard case .counted(let space) = count else { return .tooLarge }
    let broken = space.states.first { space.allowsDenial(of: condition, in: $0) }
    return broken.map { .broken($0, in: space) } ?? .holds
  }
}

extension StateSpace {
  /// Whether a condition is false in a state, for all that is known of it.
  fileprivate func allowsDenial(of condition: Value, in state: State) -> Bool {
    var symbols = SymbolTable()
    guard let layout = StateLayout(variables, symbols: &symbols) else { return false }
    var effect = Effect()
    for (field, value) in zip(layout.fields, state.values) { effect.write(field.mask, field.bits(value)) }
    let resolution = NameResolution(
      layout: layout, computed: [:], local: { _ in .unknown }, symbols: symbols)
    let verdict = Evaluation(fields: layout.fields)
      .verdict(on: resolution.expression(condition), Path(effect: effect, locals: []))
    return verdict.yes.isEmpty
  }
}
