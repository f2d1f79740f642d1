import UntangleFacts
import UntangleProjectModel
package import UntangleStateSpaces

/// A flag that always has the same information as another variable.
package struct Mirror {
  package var flag: Relation.Fact
  package var other: Relation.Fact
  /// The space in whose states the relation holds.
  var space: StateSpace
}

extension Mirror {
  var flagVariable: StateVariable { space.variables[flag.variable] }
  var otherVariable: StateVariable { space.variables[other.variable] }

  /// Whether transitions both set and clear the flag.
  package var movesBothWays: Bool {
    let changes = (space.transitions ?? []).map { transition in
      [transition.from, transition.to].map { space.states[$0].values[flag.variable] }
    }
    return changes.contains([0, 1]) && changes.contains([1, 0])
  }

  /// Such as `'isLit' is true exactly when 'isOpen' is true`.
  package var text: String { space.text(of: .same(flag, other)) }
}

extension StateSpace {
  /// All mirrors, with each flag once. Of two flags, the one declared later mirrors the other.
  package var mirrors: [Mirror] {
    var seen: Set<Int> = []
    return relations.compactMap { relation in
      guard case .same(let narrow, let wide) = relation else { return nil }
      let mirror =
        variables[wide.variable].domain == .boolean && wide.variable > narrow.variable
        ? Mirror(flag: wide, other: narrow, space: self) : Mirror(flag: narrow, other: wide, space: self)
      guard variables[mirror.flag.variable].domain == .boolean,
        seen.insert(mirror.flag.variable).inserted
      else { return nil }
      return mirror.flag.value == 1
        ? mirror : Mirror(flag: flipped(mirror.flag), other: flipped(mirror.other), space: self)
    }
  }

  /// The other value of a variable with two values.
  private func flipped(_ fact: Relation.Fact) -> Relation.Fact {
    Relation.Fact(variable: fact.variable, value: 1 - fact.value)
  }
}

extension TypeState {
  /// Whether the type is handwritten and was read in full. Otherwise the absence of code proves nothing.
  var isJudged: Bool { type.origin == .handwritten && type.integrity == .intact }

  /// Whether the type is judged and instances come only from its own initialisers.
  var isProvable: Bool {
    isJudged && !type.inherited.contains { SDK.says(.coding, of: $0) }
      && !type.attributes.contains("Model")
  }

  /// The mirrors of all groups and pairs, with each flag once. Leaves out a flag with observers, because a
  /// computed property cannot have them, and a flag that changes at most in one direction and is in no
  /// condition, or beside an observer or its like.
  func mirrors(in project: Project) -> [Mirror] {
    var seen: Set<String> = []
    return (groups.compactMap(\.space) + companions).flatMap(\.mirrors).filter { mirror in
      let flag = mirror.flagVariable
      let isObserved = type.variables.contains {
        $0.fact.name == flag.name && $0.fact.storage == .observed
      }
      // Beside what keeps work going, a flag that is only ever set says that something has happened.
      let isAsked = type.asks(for: flag.name) && !mirror.otherVariable.namesMeans
      return !isObserved && (mirror.movesBothWays || isAsked)
        && ![flag, mirror.otherVariable].contains { mayBeSetUnseen($0, in: project) }
        && seen.insert(flag.name).inserted
    }
  }

  /// Whether code in another module may set the variable through a public protocol that asks for it, where its
  /// writes are not visible.
  func mayBeSetUnseen(_ variable: StateVariable, in project: Project) -> Bool {
    !variable.setter.staysInFile
      && project.protocols(thatAskFor: variable.name, of: type).contains { parent in
        parent.declarations.contains { $0.fact.access == .public || $0.fact.access == .package }
      }
  }
}

extension ProjectType {
  /// Whether some condition or computed property reads the variable.
  fileprivate func asks(for name: String) -> Bool {
    let isComputedFrom = variables.contains { variable in
      guard case .computed(let value?) = variable.fact.storage else { return false }
      return value.variables.contains(name)
    }
    return isComputedFrom
      || bodies.contains { body in
        body.fact.statements.contains { $0.contains { $0.asks(for: name) } }
      }
  }
}

extension Statement {
  fileprivate func asks(for name: String) -> Bool {
    switch self {
    case .branch(let clauses, _, _): clauses.contains { $0.value.variables.contains(name) }
    case .loop(let loop): loop.clauses.contains { $0.value.variables.contains(name) }
    case .select(let selection): selection.subject.variables.contains(name)
    case .test(let value, _): value.variables.contains(name)
    default: false
    }
  }
}
