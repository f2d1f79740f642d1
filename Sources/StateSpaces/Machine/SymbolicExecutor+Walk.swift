/// The program points that one walk has visited, and the edges found.
private struct WalkState {
  struct Point {
    var position: Int
    var path: Path
  }

  let routine: Routine
  /// Points not processed yet, in order of discovery.
  private var queue: [Point] = []
  private(set) var steps: [SummaryEdge] = []
  /// By position.
  private var seen: [SmallSet<Path>]
  private var known = SmallSet<SummaryEdge>()
  private let origins: SymbolicExecutor.Origins

  init(_ routine: Routine, _ origins: SymbolicExecutor.Origins) {
    self.routine = routine
    self.origins = origins
    seen = Array(repeating: SmallSet(), count: routine.code.count)
  }

  mutating func add(_ position: Int, _ path: Path) {
    var path = path
    if origins == .ignored { path.effect.forgetTaken() }
    // Dead locals are reset to unknown, so that equivalent paths merge.
    for slot in routine.deadSlots(at: position) where path.locals[slot] != .unknown {
      path.locals[slot] = .unknown
    }
    if seen[position].insert(path) { queue.append(Point(position: position, path: path)) }
  }

  /// Removes and returns the points that are to be processed next.
  mutating func takeQueue() -> [Point] {
    defer { queue = [] }
    return queue
  }

  mutating func end(_ effect: StateTransformer, _ end: SummaryEdge.End) {
    var step = SummaryEdge(effect: effect, end: end)
    if origins == .ignored { step.effect.forgetTaken() }
    if known.insert(step) { steps.append(step) }
  }
}

extension SymbolicExecutor {
  /// All summary edges from a frame, in order of discovery.
  mutating func walk(from number: Int) -> [SummaryEdge] {
    let frame = frame(numbered: number)
    if let steps = unfollowedSteps(of: frame.routine) { return steps }
    let routine = machine.routine(frame.routine)
    var state = WalkState(routine, premises.inputs.isEmpty ? .ignored : .noted)
    state.add(frame.position, Path(locals: frame.locals))
    var followed = 0
    while true {
      let points = state.takeQueue()
      if points.isEmpty { return state.steps }
      for point in points {
        if isExhausted { return state.steps }
        followed += 1
        countVisit(point.path)
        advance(point.position, point.path, in: frame.routine, number, routine, &state)
        if isTooMuch(points: followed, ends: state.steps.count) {
          for step in leaveUnfollowed(frame.routine) { state.end(step.effect, step.end) }
          return state.steps
        }
      }
    }
  }

  private mutating func advance(
    _ position: Int, _ path: Path, in id: RoutineID, _ walk: Int, _ routine: Routine,
    _ state: inout WalkState
  ) {
    var evaluation = Evaluation(fields: machine.members.layout.fields)
    defer { count(evaluation, in: id) }
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
        routine: id, position: position + 1, throwPosition: routine.position(of: onThrow),
        locals: path.locals)
      for callee in routines {
        call(callee, arguments, on: path, from: caller, of: walk, &state, &evaluation)
      }
    case .create(let made, let captured, let recurrence):
      state.add(position + 1, creating(made, captured, recurrence, on: path))
    case .suspend:
      let frame = Frame(
        routine: id, position: position + 1, throwPosition: position + 1, locals: path.locals)
      suspend(path.effect, stack(of: self.frame(frame)), &state)
    case .restart: restart(path).forEach { state.add(position + 1, $0) }
    case .havocAll: state.add(position + 1, path.releasing(machine.members.layout.mask))
    case .watch(let place):
      state.end(path.effect, .watched(number(of: place)))
      state.add(position + 1, path)
    case .finish(.returned): state.end(path.effect, .returned)
    case .finish(.threw): state.end(path.effect, .threw)
    case .finish(.trapped): break
    }
  }

  private mutating func call(
    _ id: RoutineID, _ arguments: [Instruction.Argument], on path: Path, from caller: Frame,
    of walk: Int, _ state: inout WalkState, _ evaluation: inout Evaluation
  ) {
    guard !arguments.isEmpty,
      let entries = entries(of: id, arguments, on: path, &evaluation),
      mayEnter(id, at: entries.map(\.start))
    else { return enter(start(of: id), on: path, from: caller, of: walk, &state) }
    for (path, start) in entries {
      enter(start, on: path, from: caller.with(path.locals), of: walk, &state)
    }
  }

  private mutating func enter(
    _ start: Int, on path: Path, from caller: Frame, of walk: Int, _ state: inout WalkState
  ) {
    var caller = Caller(frame: caller)
    let steps = steps(ofFrame: start, for: walk)
    countCall(steps.count)
    for step in steps {
      guard let effect = effect(of: path.effect, then: step.effect) else { continue }
      follow(step.end, Path(effect: effect, locals: path.locals), &caller, &state)
    }
  }

  /// The ways to enter a routine, each with its start frame. The path forks where an argument has several
  /// values. nil where there are too many.
  private mutating func entries(
    of id: RoutineID, _ arguments: [Instruction.Argument], on path: Path, _ evaluation: inout Evaluation
  ) -> [(path: Path, start: Int)]? {
    var entries = [Entry(path: path, start: machine.start(of: id))]
    let slots = machine.routine(id).slots
    for argument in arguments {
      guard let slot = slots[argument.name] else { continue }
      var divided: [Entry] = []
      for entry in entries {
        for outcome in evaluation.values(of: argument.value, on: entry.path) {
          var filled = Entry(path: outcome.path, start: entry.start)
          filled.start.locals[slot] = outcome.symbol
          divided.append(filled)
        }
      }
      guard divided.count <= SearchLimits.argumentWays else { return nil }
      entries = divided
    }
    return entries.map { ($0.path, frame($0.start)) }
  }

  private struct Entry {
    var path: Path
    var start: Frame
  }

  /// A call site. Its frame is interned on the first suspension inside the call.
  private struct Caller {
    var frame: Frame
    var number: Int?
  }

  /// Continues after a call, or suspends with it.
  private mutating func follow(
    _ end: SummaryEdge.End, _ path: Path, _ caller: inout Caller, _ state: inout WalkState
  ) {
    switch end {
    case .returned: state.add(caller.frame.position, path)
    case .threw: state.add(caller.frame.throwPosition, path)
    case .watched: state.end(path.effect, end)
    case .suspended where framing == .apart:
      if caller.number == nil {
        var thrown = caller.frame
        thrown.position = thrown.throwPosition
        noteGoingOn(stack(of: frame(thrown)))
        let number = frame(caller.frame)
        noteGoingOn(stack(of: number))
        caller.number = number
      }
      state.end(path.effect, .suspended(SymbolicExecutor.noStack))
    case .suspended(let stack) where frames(ofStack: stack).count < frameLimit:
      let number = caller.number ?? frame(caller.frame)
      caller.number = number
      suspend(path.effect, self.stack(of: frames(ofStack: stack) + [number]), &state)
    case .suspended:
      assume(.deepSuspension)
      state.add(caller.frame.position, path.releasing(machine.members.layout.mask))
    }
  }

  private mutating func suspend(_ effect: StateTransformer, _ stack: Int, _ state: inout WalkState) {
    switch framing {
    case .stacked: state.end(effect, .suspended(stack))
    case .apart:
      noteGoingOn(stack)
      state.end(effect, .suspended(SymbolicExecutor.noStack))
    }
  }

  /// Without stacks, a suspended frame may continue at any time.
  private mutating func noteGoingOn(_ stack: Int) {
    noteMade(Continuation(stack: stack, recurrence: .repeating))
  }

  private mutating func creating(
    _ id: RoutineID, _ captured: [Instruction.Capture], _ recurrence: Recurrence, on path: Path
  ) -> Path {
    let stack = stack(of: start(of: id, captured, on: path))
    if framing == .apart {
      noteMade(Continuation(stack: stack, recurrence: .repeating))
      return path
    }
    let recurrence = premises.once.contains(machine.sources[id.index].functionName) ? .once : recurrence
    let pending = number(of: Continuation(stack: stack, recurrence: recurrence))
    // A repeating closure is recorded once only: it may run any number of times.
    guard recurrence == .once || !sets[path.effect.made].contains(where: { $0.pending == pending }) else {
      return path
    }
    var result = path
    result.effect = effect(path.effect, making: pending)
    return result
  }

  /// The start frame of a closure, with the values of its captures.
  private mutating func start(
    of id: RoutineID, _ captured: [Instruction.Capture], on path: Path
  ) -> Int {
    guard !captured.isEmpty else { return start(of: id) }
    var frame = machine.start(of: id)
    let slots = machine.routine(id).slots
    for capture in captured {
      if let slot = slots[capture.name] { frame.locals[slot] = path.locals[capture.outer] }
    }
    return self.frame(frame)
  }

  /// Adds the top-level code as pending, to run once.
  mutating func started(_ program: RoutineID, _ effect: StateTransformer) -> StateTransformer {
    let stack = stack(of: start(of: program))
    if framing == .apart {
      noteMade(Continuation(stack: stack, recurrence: .repeating))
      return effect
    }
    return self.effect(effect, making: number(of: Continuation(stack: stack, recurrence: .once)))
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
  fileprivate func with(_ locals: Locals) -> Frame {
    var result = self
    result.locals = locals
    return result
  }
}

/// The maximum depth of nested suspended calls. Beyond it all variables are havocked.
private let frameLimit = 8

extension Path {
  fileprivate func storing(_ symbol: AbstractValue, in slot: Int) -> Path {
    var result = self
    result.locals[slot] = symbol
    return result
  }

  fileprivate func releasing(_ mask: UInt64) -> Path {
    var result = self
    result.effect.havoc(mask)
    return result
  }
}

extension Evaluation {
  /// The paths after an assignment. An unknown value havocs the variable.
  fileprivate mutating func assign(_ value: ResolvedExpression, to variable: Int, on path: Path) -> [Path] {
    let field = fields[variable]
    return values(of: value, on: path).flatMap { outcome -> [Path] in
      let codes = field.codes(for: outcome.symbol)
      let isAny = codes.count == field.symbols.count
      if isAny, value.localSlot == nil {
        var result = outcome.path
        result.effect.havoc(field.mask)
        return [result]
      }
      return codes.map { code in
        var result = outcome.path
        if codes.count > 1 {
          result.effect.take(field.mask, field.bits(code))
        } else {
          result.effect.write(field.mask, field.bits(code))
        }
        // In `isOn = on; isOff = !on` both assignments read the same value of the local.
        if let slot = value.localSlot { result.locals[slot] = field.symbols[code] }
        return result
      }
    }
  }
}

extension ResolvedExpression {
  /// The slot, if it is a local; nil for other expressions.
  fileprivate var localSlot: Int? {
    switch self {
    case .local(let slot): slot
    case .present(let inner): inner.localSlot
    case .constant, .variable, .not, .and, .or, .equal, .conditional, .matches, .tuple: nil
    }
  }
}
