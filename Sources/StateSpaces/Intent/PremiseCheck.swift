import UntangleFacts
package import UntangleProjectModel

/// What is wrong with a premise about a type.
package enum PremiseMistake: Hashable, Sendable {
  case condition(InvariantMistake)
  /// The premise treats it as set or not set, but it is an enum.
  case neitherSetNorNot(StateVariable)
  /// The type has no function of that name.
  case unknownFunction(String)
  /// The type's own code reaches a state that the premise excludes.
  case contradicted(AppliedPremise.Contradiction, in: StateSpace)
}

extension StateCounter {
  /// The first mistake in a premise; nil if there is none, or the space is too large.
  ///
  /// `groups` are spaces of the type that were counted under its premises.
  package func mistake(
    in premise: Premise, about type: ProjectType, _ groups: [StateSpace]
  ) -> PremiseMistake? {
    let all = project.stateVariables(of: type)
    switch premise {
    case .exclusive(let names), .together(let names):
      for name in names {
        guard let variable = all.first(where: { $0.name == name }) else {
          return .condition(.unknownVariable(name))
        }
        if case .enumeration = variable.domain { return .neitherSetNorNot(variable) }
      }
    case .kept(let condition), .input(let condition):
      if let mistake = condition.value.mistake(about: all, of: type) { return .condition(mistake) }
    case .alternates, .serial, .once:
      let known = Set(project.chain(of: type).flatMap { $0.bodies.map(\.fact.name) })
      return premise.functions.sorted().first { !known.contains($0) }.map(PremiseMistake.unknownFunction)
    }
    let names = premise.variables
    let own = all.filter { names.contains($0.name) }
    let spaces = groups.filter { space in names.isSubset(of: space.variables.map(\.name)) }
    let counted: [StateSpace]
    if spaces.isEmpty, case .counted(let space) = count(own, of: type) {
      counted = [space]
    } else {
      counted = spaces
    }
    return counted.lazy.compactMap { space in
      space.premises.first { $0.premise == premise }?.contradiction.map { .contradicted($0, in: space) }
    }.first
  }
}
