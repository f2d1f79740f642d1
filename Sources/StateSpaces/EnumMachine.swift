import UntangleFacts
import UntangleProjectModel

/// An enum variable that a type moves from case to case.
package struct EnumMachine: Hashable, Sendable {
  package var variable: StateVariable
  /// Cases that no transition enters, initial cases included, in the order of declaration.
  package var withoutWayIn: [String]
  /// Cases that no transition leaves.
  package var withoutWayOut: [String]
  /// Cases that an instance can start in.
  package var initial: [String]
  /// Cases that a body names when it sets the variable. The body may overwrite them before it ends.
  package var assigned: Set<String>
  /// Cases on a cycle of transitions. Empty where the machine only moves forward, as from loading to loaded.
  package var goingRound: Set<String>
  /// Every case as a state, reached or not, with the ways between them: those it begins with first, then the others
  /// that are reached, then the rest in the order of the declaration.
  package var space: StateSpace
  /// How many of the states, from the first on, are reached.
  package var reachedCount: Int
}

extension EnumMachine {
  /// Cases that nothing leads to, but for those it begins with.
  package var neverEntered: [String] { withoutWayIn.filter { !initial.contains($0) } }
}

extension Project {
  /// The type's own enum variables that only its code sets, and to two or more cases.
  ///
  /// Ways in and out are looked for from every case, reached or not: a machine that never leaves its
  /// first case has ways between the others all the same. Private functions that nobody calls count, too.
  func machines(
    of type: ProjectType, _ variables: [StateVariable], _ counter: inout TypeCounter
  ) -> [EnumMachine] {
    variables.filter { $0.ownership == .own && $0.isSetOnlyHere }.compactMap { variable in
      let assigned = type.assignedCases(of: variable)
      guard assigned.count > 1,
        case .counted(let anywhere) = counter.count([variable], from: .anywhere, .quick),
        case .counted(let space) = counter.count([variable], .quick),
        let transitions = anywhere.transitions, !transitions.isEmpty
      else { return nil }
      let cases = variable.domain.values
      func name(of state: Int) -> String { cases[anywhere.states[state].values[0]] }
      let entered = Set(transitions.map { name(of: $0.to) })
      let left = Set(transitions.map { name(of: $0.from) })
      return EnumMachine(
        variable: variable, withoutWayIn: cases.filter { !entered.contains($0) },
        withoutWayOut: cases.filter { !left.contains($0) },
        initial: space.states.prefix(space.initialCount).map { cases[$0.values[0]] },
        assigned: assigned, goingRound: Set(recurring(transitions).map(name)),
        space: anywhere.arranged(after: space), reachedCount: space.states.count)
    }
  }
}

extension StateSpace {
  /// The same states in the order of another space of the same variable, those that it lacks last.
  fileprivate func arranged(after reached: StateSpace) -> StateSpace {
    let known = reached.states.map(\.values)
    let rest = Set(states.map(\.values)).subtracting(known).sorted { $0.lexicographicallyPrecedes($1) }
    let order = known + rest
    let numbers = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    let ways = Dictionary(reached.states.map { ($0.values, $0.witness) }) { first, _ in first }
    let moved = (transitions ?? []).compactMap { step -> Transition? in
      guard let from = numbers[states[step.from].values], let to = numbers[states[step.to].values] else {
        return nil
      }
      return Transition(from: from, operation: step.operation, to: to)
    }
    return StateSpace(
      variables: variables, states: StateList(order.map { State(values: $0, witness: ways[$0] ?? []) }),
      initialCount: reached.initialCount, operations: operations, transitions: moved.sorted(),
      assumptions: assumptions, reading: reading)
  }
}

extension StateVariable {
  /// Whether code outside of the file cannot set it.
  fileprivate var isSetOnlyHere: Bool { setter == .private || setter == .fileprivate }
}

/// The states that lie on a cycle of transitions.
private func recurring(_ transitions: [StateSpace.Transition]) -> Set<Int> {
  let next = Dictionary(grouping: transitions, by: \.from).mapValues { Set($0.map(\.to)) }
  return Set(
    next.keys.filter { start in
      var seen: Set<Int> = []
      var waiting = Array(next[start] ?? [])
      while let state = waiting.popLast() {
        if seen.insert(state).inserted { waiting += next[state] ?? [] }
      }
      return seen.contains(start)
    })
}

extension ProjectType {
  /// The cases that bodies assign to the variable by name. Empty for enums of two cases, which act as
  /// switches.
  fileprivate func assignedCases(of variable: StateVariable) -> Set<String> {
    guard case .enumeration(let cases) = variable.domain, cases.count > 2 else { return [] }
    var named: Set<String> = []
    for body in bodies where body.fact.kind != .initializer {
      for statement in body.fact.statements {
        statement.forEach { inner in
          guard case .assign(.variable(variable.name), let value, _) = inner else { return }
          value.forEach { if case .enumCase(let name) = $0 { named.insert(name) } }
        }
      }
    }
    return named.intersection(cases)
  }
}
