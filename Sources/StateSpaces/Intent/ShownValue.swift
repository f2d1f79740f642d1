/// A flag that tells whether an optional is presented: `isErrorPresented` of `error`. The flag is never set alone, and the
/// value without the flag is only what stays when the presentation is closed.
struct ShownValue {
  let follower: Follower

  /// nil for other spaces, and for those without transitions.
  init?(of space: StateSpace) {
    guard space.variables.count == 2, let transitions = space.transitions,
      let flag = space.variables.indices.first(where: { space.variables[$0].domain == .boolean }),
      space.variables[1 - flag].mayBeShown, space.presents(flag)
    else { return nil }
    let value = 1 - flag
    func has(_ state: StateSpace.State, _ isShown: Bool, _ hasValue: Bool) -> Bool {
      state.values[flag] == (isShown ? 1 : 0) && (state.values[value] > 0) == hasValue
    }
    func step(_ step: StateSpace.Transition, comesFrom isShown: Bool, _ hasValue: Bool) -> Bool {
      has(space.states[step.from], isShown, hasValue)
    }
    let leftOver = Set(space.states.indices.filter { has(space.states[$0], false, true) })
    guard !leftOver.isEmpty, space.states.contains(where: { has($0, true, true) }),
      !space.states.contains(where: { has($0, true, false) }),
      space.states.prefix(space.initialCount).allSatisfy({ has($0, false, false) }),
      transitions.allSatisfy({ !leftOver.contains($0.to) || !step($0, comesFrom: false, false) })
    else { return nil }
    // What shows it again does so with a new value: it shows one where there was none, too.
    let opening = Set(transitions.filter { step($0, comesFrom: false, false) }.map(\.operation))
    let isRenewed = transitions.allSatisfy { step in
      !leftOver.contains(step.from) || !has(space.states[step.to], true, true)
        || opening.contains(step.operation)
    }
    guard isRenewed else { return nil }
    let values = space.variables[value].domain.values.indices.dropFirst()
    follower = Follower(variable: flag, source: value, holding: Set(values))
  }
}

extension StateSpace {
  /// Whether the flag says that the other variable is shown: a presentation takes it back, or its name says so.
  fileprivate func presents(_ flag: Int) -> Bool {
    operations.contains { $0.isDismissal && $0.kind == .input(variable: variables[flag].name) }
      || variables[flag].presents(variables[1 - flag])
  }
}

extension StateVariable {
  /// Whether it is nil while nothing is shown.
  fileprivate var mayBeShown: Bool {
    switch domain {
    case .optional, .optionalEnumeration: true
    case .boolean, .optionalBoolean, .enumeration, .number: false
    }
  }

  /// Whether its name says that it tells whether the other is shown.
  fileprivate func presents(_ value: StateVariable) -> Bool {
    (namesShowing || namesPresentation) && (value.namesMessage || sharesTellingNoun(with: value))
  }
}
