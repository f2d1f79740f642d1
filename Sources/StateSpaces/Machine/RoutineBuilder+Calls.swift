import UntangleFacts
import UntangleSourceFiles

extension RoutineBuilder {
  mutating func call(_ called: CalledName, _ arguments: [Argument], at span: Span) {
    if code(ofLocal: called) != nil { return callLocal(called.name) }
    let overloads = members.overloads(called, from: source.body.owner)
    let routines = overloads.map(\.routine)
    let stored = storedCode(calledAs: called)
    guard !routines.isEmpty else {
      if !stored.isEmpty { callOrNot(stored) }
      if called.holder == .instance { callOut(.function(called.name), at: span) }
      return
    }
    // A property may have the same name as a method.
    if !stored.isEmpty { return callOrNot(routines + stored) }
    let reach = members.modRef.reach(ofCalling: called)
    if reach.contains(.writes) {
      // An implicit initialiser has no body in the sources that could be executed.
      let mayBeUnseen = called.name == "init" && members.construction == .unseen
      mayBeUnseen ? callOrNot(routines) : call(overloads, arguments)
    } else {
      if reach.contains(.suspends), members.reentrancy == .possible { emit(.suspend) }
      if reach.contains(.throwing) { mayThrow() }
      for told in called.member.map(members.unseenCallouts(ofCalling:)) ?? [] { noteCallout(told) }
    }
  }

  /// Calls with arguments. Overloads whose parameters do not fit are left out, unless none fits.
  private mutating func call(_ overloads: [Members.Overload], _ arguments: [Argument]) {
    let fitting = overloads.filter { $0.given(arguments) != nil }
    let meant = fitting.isEmpty ? overloads : fitting
    guard meant.count == 1, let given = meant[0].given(arguments), !given.isEmpty else {
      return call(meant.map(\.routine))
    }
    let passed = given.sorted { $0.key < $1.key }.map {
      Instruction.Argument(name: $0.key, value: expression($0.value))
    }
    call([meant[0].routine], passed.filter { $0.value != .unknown })
  }

  /// A call to other code, which may call back before it returns.
  mutating func callOut(_ callout: OutgoingCall, at span: Span) {
    if let routines = members.callbacks[callout] { repeatCall(routines) }
    if let name = members.unseen[callout] {
      noteCallout(.noCallback(by: name, in: source.body.path, span))
    }
  }

  mutating func call(_ routines: [RoutineID], _ arguments: [Instruction.Argument] = []) {
    guard !routines.isEmpty else { return }
    let (thrown, next) = (label(), label())
    emit(.call(routines, arguments: arguments, onThrow: thrown))
    emit(.jump(next))
    place(thrown)
    leave(.throw)
    place(next)
  }

  /// Calls one of the routines, or invisible code without effect.
  private mutating func callOrNot(_ routines: [RoutineID]) {
    let (called, end) = (label(), label())
    emit(.choose([called, end]))
    place(called)
    call(routines)
    place(end)
  }

  /// Inlines the function's code, which shares the locals of its surroundings.
  private mutating func callLocal(_ name: String) {
    guard let bodies = localCode[name] else { return }
    if inlined.contains(name) {
      assume(.recursiveLocalFunction(name, in: source.body.path))
      return emit(.havocAll)
    }
    guard inlinedInstructionCount < SearchLimits.inlinedInstructions else {
      return callShared(name, bodies)
    }
    inlined.append(name)
    choose(bodies) { $0.runOnce($1) }
    inlined.removeLast()
  }

  /// Compiles the function's code once, and continues after any of its calls. Used beyond the inlining limit,
  /// since functions that each call the next one twice grow exponentially.
  private mutating func callShared(_ name: String, _ bodies: [[Statement]]) {
    assume(.sharedLocalFunctions(in: source))
    let key = SharedCode.Key(name: name, bodyCount: bodies.count)
    if sharedCode[key] == nil { compileShared(key, bodies) }
    guard let code = sharedCode[key] else { return }
    let (thrown, next) = (label(), label())
    emit(.jump(code.start))
    place(thrown)
    leave(.throw)
    place(next)
    sharedCode[key]?.returns.append(next)
    sharedCode[key]?.throwTargets.append(thrown)
  }

  private mutating func compileShared(_ key: SharedCode.Key, _ bodies: [[Statement]]) {
    let (start, thrown, after) = (label(), label(), label())
    emit(.jump(after))
    place(start)
    sharedCode[key] = SharedCode(start: start, returnPosition: 0, throwPosition: 0)
    let outer = scopes
    scopes = [Scope(kind: .attempt(handler: thrown))]
    inlined.append(key.name)
    choose(bodies) { $0.runOnce($1) }
    inlined.removeLast()
    scopes = outer
    // The targets of both are filled in once all calls are known.
    sharedCode[key]?.returnPosition = routine.code.count
    emit(.choose([]))
    place(thrown)
    sharedCode[key]?.throwPosition = routine.code.count
    emit(.choose([]))
    place(after)
  }

  private mutating func runOnce(_ body: [Statement]) {
    let end = label()
    let outer = observers
    // Only the direct assignments of an initialiser bypass observers.
    if observers == .none { observers = .all }
    forget(body)
    inside(.function(end: end)) { $0.compile(body) }
    observers = outer
    place(end)
  }

  private mutating func runZeroOrMore(_ body: [Statement]) { repeatedly { $0.runOnce(body) } }

  mutating func compile(_ closure: Closure) {
    if case .local(let name) = closure.fate {
      localCode[name, default: []].append(closure.body)
      return
    }
    if let function = ownFunction(takingClosureOf: closure.fate) {
      // The closure runs where the function calls its parameter. It runs later too if it may escape.
      if members.mayKeepClosures(function) { create(closure, .repeating) }
      return
    }
    switch closure.fate.reading(closures) {
    case .atOnce: runOnce(closure.body)
    case .inPlace: runZeroOrMore(closure.body)
    case .later(let recurrence): create(closure, recurrence)
    case .unknown:
      runZeroOrMore(closure.body)
      create(closure, .repeating)
    }
  }

  private func ownFunction(takingClosureOf fate: Closure.Fate) -> String? {
    guard case .ownArgument(let function, _) = fate,
      !members.methods(CalledName(.instance, function), from: source.body.owner).isEmpty
    else { return nil }
    return function
  }

  private mutating func create(_ closure: Closure, _ recurrence: Recurrence) {
    let name = source.body.closureNames[closure.span] ?? source.name.adding(.closure(number: 1))
    create(closure, name: name, recurrence)
    assume(.closure(name, recurrence, closure.fate.reading(closures), source.body.path, closure.span))
  }

  private mutating func create(_ closure: Closure, name: OperationName, _ recurrence: Recurrence) {
    let used = LocalUse(closure.body)
    // Only constants are captured: a variable may have changed since the closure was created.
    let captured = used.read.filter { routine.slots[$0] != nil && source.body.use.isConstant($0) }
      .sorted()
    let made = addRoutine(
      RoutineSource(
        name: name, statements: closure.body, body: source.body, captured: captured, localCode: localCode,
        observers: .all, place: Location(path: source.body.path, span: closure.span), recurrence: recurrence,
        isWholeEvent: source.recurrence == .repeating && source.statements.count == 1 && closure.fate.isTask))
    let captures = captured.compactMap { local in
      routine.slots[local].map { Instruction.Capture(outer: $0, name: local) }
    }
    emit(.create(made, captured: captures, recurrence))
  }

  mutating func escape(_ name: CalledName, _ fate: Closure.Fate, at span: Span) {
    if let bodies = code(ofLocal: name) {
      let escaping = bodies.map { Closure(fate: fate.escaping, body: $0, span: span) }
      if runsHere(fate.escaping) { return escape(escaping, ofLocal: name.name) }
      return escaping.forEach { compile($0) }
    }
    let routines = members.methods(name, from: source.body.owner)
    let isCalled = name.holder == .local || fate.reading(closures) == .inPlace
    if routines.isEmpty, isCalled, callsStored(name), fate.reading(closures) != .later(.once) {
      return repeatCall(storedCode(calledAs: name))
    }
    guard !routines.isEmpty, members.modRef.reach(ofCalling: name).contains(.writes) else {
      return
    }
    switch fate.reading(closures) {
    case .atOnce: call(routines)
    case .inPlace: repeatCall(routines)
    case .later(let recurrence): routines.forEach { emit(.create($0, captured: [], recurrence)) }
    case .unknown:
      repeatCall(routines)
      routines.forEach { emit(.create($0, captured: [], .repeating)) }
    }
  }

  /// Inlines a local function that is passed on. A function that passes on itself, as in
  /// `children.forEach(visit)`, is cut off. Beyond the inlining limit its code is shared between calls.
  private mutating func escape(_ escaping: [Closure], ofLocal name: String) {
    if inlined.contains(name) {
      assume(.recursiveLocalFunction(name, in: source.body.path))
      emit(.havocAll)
    } else if inlinedInstructionCount < SearchLimits.inlinedInstructions {
      inlined.append(name)
      for closure in escaping { compile(closure) }
      inlined.removeLast()
      return
    } else {
      repeatedly { $0.callShared(name, escaping.map(\.body)) }
    }
    for closure in escaping where closure.fate.reading(closures) == .unknown {
      create(closure, .repeating)
    }
  }

  /// Whether the closure's code is compiled at its place.
  private func runsHere(_ fate: Closure.Fate) -> Bool {
    if ownFunction(takingClosureOf: fate) != nil { return false }
    switch fate.reading(closures) {
    case .atOnce, .inPlace, .unknown: return true
    case .later: return false
    }
  }

  private mutating func repeatCall(_ routines: [RoutineID]) { repeatedly { $0.call(routines) } }

  /// Repeats code zero or more times.
  private mutating func repeatedly(_ work: (inout RoutineBuilder) -> Void) {
    let (again, start, end) = (label(), label(), label())
    place(again)
    emit(.choose([start, end]))
    place(start)
    work(&self)
    emit(.jump(again))
    place(end)
  }
}

extension Closure.Fate {
  /// A local closure that is stored under another name escapes nevertheless.
  fileprivate var escaping: Closure.Fate {
    if case .local = self { return .stored }
    return self
  }
}
