/// A flag that tells whether an optional is presented: `isErrorPresented` of `error`. The flag is never set alone, and the
/// value without the flag is only what stays when the presentation is closed.
struct ShownValue {
  let follower: Follower

  /// nil for other spaces, and for those without transitions.
  init?(of space: StateSpace) {
    guard space.variables.count == 2, space.states.count == 3, let transitions = space.transitions,
      let flag = space.variables.indices.first(where: { space.variables[$0].domain == .boolean }),
      space.variables[1 - flag].domain == .optional,
      space.variables[flag].presents(space.variables[1 - flag])
    else { return nil }
    let value = 1 - flag
    func has(_ state: StateSpace.State, _ isShown: Int, _ hasValue: Int) -> Bool {
      state.values[flag] == isShown && state.values[value] == hasValue
    }
    guard space.states.contains(where: { has($0, 1, 1) }), !space.states.contains(where: { has($0, 1, 0) }),
      space.states.prefix(space.initialCount).allSatisfy({ has($0, 0, 0) }),
      transitions.allSatisfy({ !has(space.states[$0.to], 0, 1) || !has(space.states[$0.from], 0, 0) })
    else { return nil }
    // What shows it again does so with a new value: it shows one where there was none, too.
    let opening = Set(transitions.filter { has(space.states[$0.from], 0, 0) }.map(\.operation))
    let isRenewed = transitions.allSatisfy { step in
      !has(space.states[step.from], 0, 1) || !has(space.states[step.to], 1, 1)
        || opening.contains(step.operation)
    }
    guard isRenewed else { return nil }
    follower = Follower(variable: flag, source: value, holding: [1])
  }
}

extension StateVariable {
  /// Whether its name says that it tells whether the other is shown.
  fileprivate func presents(_ value: StateVariable) -> Bool {
    (namesShowing || namesPresentation) && (value.namesMessage || sharesTellingNoun(with: value))
  }
}
