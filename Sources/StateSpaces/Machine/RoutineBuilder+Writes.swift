import UntangleFacts
import UntangleSourceFiles

extension RoutineBuilder {
  /// Assigns as the statement at `span` does, with what is added there.
  mutating func assign(_ target: Target, _ value: ResolvedExpression, at span: Span) {
    if case .variable(let name) = target, let index = members.layout.index(of: name), isUndecided(value) {
      let range = range(of: value, in: members.layout.fields[index])
      assume(.undecidedValue(range, in: source.body.path, span))
    }
    let place = Location(path: source.body.path, span: span)
    watch(target, .before, place)
    assign(target, value)
    for name in members.addedClears[place] ?? [] { clear(name) }
    watch(target, .after, place)
  }

  /// Sets a variable to the first value of its domain: a flag to false, an optional to nil.
  private mutating func clear(_ name: String) {
    guard let index = members.layout.index(of: name) else { return }
    assign(.variable(name), .constant(members.layout.fields[index].symbols[0]))
  }

  private func range(of value: ResolvedExpression, in field: StateLayout.Field) -> Assumption.Range {
    if case .present = value, field.symbols.contains(.null) { return .anyButNil }
    return .any
  }

  /// Records the states around a write to a variable of the space.
  private mutating func watch(_ target: Target, _ moment: WatchPoint.Moment, _ place: Location) {
    guard members.watch == .aroundWrites, case .variable(let name) = target,
      members.layout.index(of: name) != nil
    else { return }
    emit(.watch(WatchPoint(place: place, moment: moment)))
  }

  mutating func assign(_ target: Target, _ value: ResolvedExpression) {
    switch target {
    case .variable(let name): assign(name, value)
    case .otherSide(let name): assignOther(Member(.other, name), value)
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
    case .variable, .otherSide, .local: assign(target, .unknown)
    }
  }

  private mutating func assign(_ name: String, _ value: ResolvedExpression) {
    let member = Member(.own, name)
    guard let variable = members.layout.index(of: name) else { return assignOther(member, value) }
    guard isObserved(member) else { return emit(.assign(variable: variable, value)) }
    let new = temporary()
    let old = temporary()
    emit(.store(slot: new, value))
    emit(.settle(slot: new, variable: variable))
    call(
      members.accessors(.willSet, member),
      [Instruction.Argument(name: "newValue", value: .local(new))])
    let asksForOld = members.asksForOldValue(member)
    if asksForOld { emit(.store(slot: old, .variable(variable))) }
    emit(.assign(variable: variable, .local(new)))
    call(
      members.accessors(.didSet, member),
      asksForOld ? [Instruction.Argument(name: "oldValue", value: .local(old))] : [])
    emit(.forget([new, old]))
  }

  /// Assigns to a computed property, which runs its setter, or to a variable outside of the space, which may
  /// have observers.
  private mutating func assignOther(_ member: Member, _ value: ResolvedExpression) {
    let new = [Instruction.Argument(name: "newValue", value: value)]
    call(members.accessors(.setter, member), new)
    guard isObserved(member) else { return }
    call(members.accessors(.willSet, member), new)
    call(members.accessors(.didSet, member))
  }

  private func isObserved(_ member: Member) -> Bool {
    switch observers {
    case .none: false
    case .all: members.isObserved(member)
    case .allBut(let own): Member(.own, own) != member && members.isObserved(member)
    }
  }
}
