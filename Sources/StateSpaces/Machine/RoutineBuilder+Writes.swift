import UntangleFacts

extension RoutineBuilder {
  mutating func assign(_ target: Target, _ value: ResolvedExpression) {
    switch target {
    case .variable(let name): assign(name, value)
    case .local(let name):
      if let count = source.body.use.tuples[name] {
        var elements = [ResolvedExpression](repeating: .unknown, count: count)
        if case .tuple(let known) = value, known.count == count { elements = known }
        for (index, element) in elements.enumerated() {
          assign(.local(LocalUse.element(index, of: name)), element)
        }
      } else if let slot = routine.slots[name] {
        emit(.store(slot: slot, value))
      }
    case .instance: emit(.restart)
    }
  }

  mutating func havoc(_ target: Target) {
    switch target {
    case .instance: emit(.havocAll)
    case .variable, .local: assign(target, .unknown)
    }
  }

  private mutating func assign(_ name: String, _ value: ResolvedExpression) {
    guard let variable = members.layout.index(of: name) else { return assignOther(name, value) }
    guard isObserved(name) else { return emit(.assign(variable: variable, value)) }
    let new = temporary()
    let old = temporary()
    emit(.store(slot: new, value))
    emit(.settle(slot: new, variable: variable))
    call(
      members.accessors(.willSet, name),
      [Instruction.Argument(name: "newValue", value: .local(new))])
    let asksForOld = members.asksForOldValue(name)
    if asksForOld { emit(.store(slot: old, .variable(variable))) }
    emit(.assign(variable: variable, .local(new)))
    call(
      members.accessors(.didSet, name),
      asksForOld ? [Instruction.Argument(name: "oldValue", value: .local(old))] : [])
    emit(.forget([new, old]))
  }

  /// Assigns to a computed property, which runs its setter, or to a variable outside of the space, which may
  /// have observers.
  private mutating func assignOther(_ name: String, _ value: ResolvedExpression) {
    let new = [Instruction.Argument(name: "newValue", value: value)]
    call(members.accessors(.setter, name), new)
    guard isObserved(name) else { return }
    call(members.accessors(.willSet, name), new)
    call(members.accessors(.didSet, name))
  }

  private func isObserved(_ name: String) -> Bool {
    switch observers {
    case .none: false
    case .all: members.isObserved(name)
    case .allBut(let own): own != name && members.isObserved(name)
    }
  }
}
