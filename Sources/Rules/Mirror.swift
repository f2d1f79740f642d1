import UntangleFacts
import UntangleProjectModel
import UntangleStateSpaces

/// A flag that always tells what another variable tells.
struct Mirror {
  var flag: Relation.Fact
  var other: Relation.Fact
}

extension StateSpace {
  /// Of two flags the one declared later mirrors the other; each flag once.
  var mirrors: [Mirror] {
    var seen: Set<Int> = []
    return relations.compactMap { relation in
      guard case .same(let narrow, let wide) = relation else { return nil }
      let mirror =
        variables[wide.variable].domain == .boolean && wide.variable > narrow.variable
        ? Mirror(flag: wide, other: narrow) : Mirror(flag: narrow, other: wide)
      guard variables[mirror.flag.variable].domain == .boolean,
        seen.insert(mirror.flag.variable).inserted
      else { return nil }
      return mirror.flag.value == 1
        ? mirror : Mirror(flag: flipped(mirror.flag), other: flipped(mirror.other))
    }
  }

  /// The other value of a variable with two.
  private func flipped(_ fact: Relation.Fact) -> Relation.Fact {
    Relation.Fact(variable: fact.variable, value: 1 - fact.value)
  }
}

extension Relation.Fact {
  func isOptionalVariable(in space: StateSpace) -> Bool {
    space.variables[variable].domain == .optional
  }
}

extension TypeState {
  /// Hand-written and read in full: what is not seen proves nothing.
  var isJudged: Bool { type.origin == .handwritten && type.integrity == .intact }
}
