import UntangleFacts
package import UntangleProjectModel
package import UntangleStateSpaces

/// Whether an animation changes one of two flags that are always alike, and leaves the other out: `isVisible = true`, then
/// `withAnimation(.easeIn.delay(1)) { isFading = true }`. A view shows the one without the other for a while, although no
/// code runs in between. Where a flag follows from something else than a flag, it says less, and only its look changes.
package func isAnimatedApart(_ follower: Follower, in space: StateSpace, of type: ProjectType) -> Bool {
  guard space.variables[follower.source].domain == .boolean else { return false }
  let pair: Set = [space.variables[follower.variable].name, space.variables[follower.source].name]
  return type.bodies.contains { body in
    body.fact.statements.contains { $0.animates(oneOf: pair) }
  }
}

extension Statement {
  /// Whether an animation in it assigns some of the variables, and not all of them.
  fileprivate func animates(oneOf names: Set<String>) -> Bool {
    var answer = false
    forEach { part in
      guard case .closure(let closure) = part, closure.fate.isAnimation else { return }
      let assigned = closure.body.assigned
      if !assigned.isDisjoint(with: names), !assigned.isSuperset(of: names) { answer = true }
    }
    return answer
  }
}
