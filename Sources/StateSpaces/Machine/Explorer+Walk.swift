/// The points that one walk has seen, and the ends that it came to.
private struct WalkState {
  struct Point: Hashable {
    var position: Int
    var path: Path
  }

  let routine: Routine
  private(set) var queue: [Point] = []
  private(set) var steps: [Step] = []
  private var seen = FewThenMany<Point>()
  private var known = FewThenMany<Step>()

  init(_ routine: Routine) { self.routine = routine }

  mutating func add(_ position: Int, _ path: Path) {
    var point = Point(position: position, path: path)
    // What nobody will look at makes no difference.
    for slot in routine.deadSlots(at: position) { point.path.locals[slot] = .unknown }
    if seen.insert(point) { queue.append(point) }
  }

  mutating func end(_ effect: Effect, _ end: Step.End) {
    let step = Step(effect: effect, end: end)
    if known.insert(step) { steps.append(step) }
  }
}

extension Explorer {
  /// All steps from a point to an end, in the order of discovery.
  mutating func walk(from frame: Frame) -> [Step] {
    let routine = routine(frame.routine)
    var state = WalkState(routine)
    state.add(frame.position, Path(locals: frame.locals))
    var next = 0
    while next < state.queue.count, !isExhausted {
      let point = state.queue[next]
      next += 1
      countVisit(point.path)
      advance(point.position, point.path, in: frame, routine, &state)
    }
    return state.steps
  }

  private mutating func advance(
    _ position: Int, _ path: Path, in start: Frame, _ routine: Routine, _ state: inout WalkState
  ) {
    let evaluation = Evaluation(fields: machine.members.layout.fields)
    switch routine.code[position] {
    case .assign(let variable, let value):
      for path in evaluation.assign(value, to: variable, on: path) { state.add(position + 1, path) }
    case .store(let slot, let value):
      for outcome in evaluation.values(of: value, on: path) {
        state.add(position + 1, outcome.path.storing(outcome.symbol, in: slot))
      }
    case .settle(let slot, let variable):
      let field = evaluation.fields[variable]
      for code in field.codes(for: path.locals[slot]) {
        state.add(position + 1, path.storing(field.symbols[code], in: slot))
      }
    case .forget(let slots):
      state.add(position + 1, slots.reduce(path) { $0.storing(.unknown, in: $1) })
    case .test(let test, let yes, let no):
      let verdict = evaluation.verdict(on: test, path)
      for path in verdict.yes { state.add(routine.position(of: yes), path) }
      for path in verdict.no { state.add(routine.position(of: no), path) }
    case .jump(let label): state.add(routine.position(of: label), path)
    case .choose(let labels): labels.forEach { state.add(routine.position(of: $0), path) }
    case .call(let routines, let arguments, let onThrow):
      let caller = Frame(
        routine: start.routine, position: position + 1, throwPosition: routine.position(of: onThrow),
        locals: path.locals)
      for callee in routines { call(callee, arguments, on: path, from: caller, of: start, &state) }
    case .create(let made, let captured, let recurrence):
      state.add(position + 1, creating(made, captured, recurrence, on: path))
    case .suspend:
      let frame = Frame(
        routine: start.routine, position: position + 1, throwPosition: position + 1, locals: path.locals)
      suspend(path.effect, [frame], &state)
    case .restart: restart(path).forEach { state.add(position + 1, $0) }
    case .disturbAll: state.add(position + 1, path.releasing(machine.members.layout.mask))
    case .watch(let place):
      state.end(path.effect, .watched(place))
      state.add(position + 1, path)
    case .finish(.returned): state.end(path.effect, .returned)
    case .finish(.threw): state.end(path.effect, .threw)
    case .finish(.trapped): break
    }
  }

  private mutating func call(
    _ id: RoutineID, _ arguments: [Instruction.Argument], on path: Path, from caller: Frame,
    of walk: Frame, _ state: inout WalkState
  ) {
    let evaluation = Evaluation(fields: machine.members.layout.fields)
    let callee = routine(id)
    var entries = [(path, machine.start(of: id).locals)]
    for argument in arguments {
      guard let slot = callee.slots[argument.name] else { continue }
      entries = entries.flatMap { path, locals in
        evaluation.values(of: argument.value, on: path).map { outcome in
          var filled = locals
          filled[slot] = outcome.symbol
          return (outcome.path, filled)
        }
      }
    }
    for (path, locals) in entries {
      let start = Frame(routine: id, position: 0, throwPosition: 0, locals: locals)
      for step in steps(of: start, for: walk) {
        guard let effect = path.effect.then(step.effect) else { continue }
        follow(step.end, Path(effect: effect, locals: path.locals), caller, &state)
      }
    }
  }

  /// Goes on after a call, or waits with it.
  private mutating func follow(
    _ end: Step.End, _ path: Path, _ caller: Frame, _ state: inout WalkState
  ) {
    switch end {
    case .returned: state.add(caller.position, path)
    case .threw: state.add(caller.throwPosition, path)
    case .watched: state.end(path.effect, end)
    case .suspended where framing == .apart:
      var thrown = caller.with(path.locals)
      thrown.position = caller.throwPosition
      noteMade(Pending(frames: [thrown], recurrence: .repeating))
      suspend(path.effect, [caller.with(path.locals)], &state)
    case .suspended(let inner) where inner.count < frameLimit:
      suspend(path.effect, inner + [caller.with(path.locals)], &state)
    case .suspended:
      assume(.deepSuspension)
      state.add(caller.position, path.releasing(machine.members.layout.mask))
    }
  }

  private mutating func suspend(_ effect: Effect, _ frames: [Frame], _ state: inout WalkState) {
    switch framing {
    case .stacked: state.end(effect, .suspended(frames))
    case .apart:
      noteMade(Pending(frames: frames, recurrence: .repeating))
      state.end(effect, .suspended([]))
    }
  }

  private mutating func creating(
    _ id: RoutineID, _ captured: [Instruction.Capture], _ recurrence: Recurrence, on path: Path
  ) -> Path {
    var frame = machine.start(of: id)
    let slots = routine(id).slots
    for capture in captured {
      if let slot = slots[capture.name] { frame.locals[slot] = path.locals[capture.outer] }
    }
    if framing == .apart {
      noteMade(Pending(frames: [frame], recurrence: .repeating))
      return path
    }
    var result = path
    let pending = number(of: Pending(frames: [frame], recurrence: recurrence))
    // A second one says nothing new where one may run any number of times.
    if recurrence == .once || !path.effect.created.contains(where: { $0.pending == pending }) {
      result.effect.add(pending)
    }
    return result
  }

  /// A beginning with a program that is about to run, once.
  mutating func started(_ program: RoutineID, _ effect: Effect) -> Effect {
    let frames = [machine.start(of: program)]
    if framing == .apart {
      noteMade(Pending(frames: frames, recurrence: .repeating))
      return effect
    }
    var result = effect
    result.add(number(of: Pending(frames: frames, recurrence: .once)))
    return result
  }

  private func restart(_ path: Path) -> [Path] {
    guard let firstStates else { return [path.releasing(machine.members.layout.mask)] }
    return firstStates.map { bits in
      var result = path
      result.effect.write(machine.members.layout.mask, bits)
      return result
    }
  }
}

extension Frame {
  fileprivate func with(_ locals: [Symbol]) -> Frame {
    var result = self
    result.locals = locals
    return result
  }
}

/// Calls that wait for each other deeper than this are taken for anything.
private let frameLimit = 8

extension Path {
  fileprivate func storing(_ symbol: Symbol, in slot: Int) -> Path {
    var result = self
    result.locals[slot] = symbol
    return result
  }

  fileprivate func releasing(_ mask: UInt64) -> Path {
    var result = self
    result.effect.release(mask)
    return result
  }
}

extension Evaluation {
  /// The paths after an assignment; a value that nobody knows leaves the variable free.
  fileprivate func assign(_ value: Expression, to variable: Int, on path: Path) -> [Path] {
    let field = fields[variable]
    return values(of: value, on: path).flatMap { outcome -> [Path] in
      let codes = field.codes(for: outcome.symbol)
      let isAny = codes.count == field.symbols.count
      if isAny, value.localSlot == nil {
        var result = outcome.path
        result.effect.release(field.mask)
        return [result]
      }
      return codes.map { code in
        var result = outcome.path
        result.effect.write(field.mask, field.bits(code))
        // `isOn = on; isOff = !on`: the local is the same both times.
        if let slot = value.localSlot { result.locals[slot] = field.symbols[code] }
        return result
      }
    }
  }
}

extension Expression {
  /// Of the local that it is; nil for other values.
  fileprivate var localSlot: Int? {
    switch self {
    case .local(let slot): slot
    case .present(let inner): inner.localSlot
    case .constant, .variable, .not, .and, .or, .equal, .conditional, .matches, .tuple: nil
    }
  }
}
