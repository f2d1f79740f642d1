import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// All code that can access the state of one class's instances.
struct Machine: Sendable {
  var members: Members
  let closures: ClosureRules
  /// By `RoutineID`.
  private(set) var sources: [RoutineSource] = []
  private(set) var built: [Routine?] = []
  private(set) var assumptions = AssumptionNotes()
  /// The bodies of the class and its superclasses, nearest type first, with their routines.
  let bodies: [ClassCode.OwnBody]

  init(_ code: ClassCode, members: Members) {
    self.members = members
    self.members.levels = code.levels
    self.members.unseen = code.foreign.unseen
    assumptions = AssumptionNotes(code.foreign.assumptions)
    closures = code.closures
    sources = code.sources
    built = Array(repeating: nil, count: code.sources.count)
    bodies = code.bodies
    for own in bodies { addStoredCode(of: own) }
    spreadParameterCode()
    for (callout, callback) in code.foreign.callbacks { add(callback, at: callout) }
    noteWritersByStoredCode()
    noteUnseenCallouts()
  }

  private mutating func add(_ callback: ForeignCode.Callback, at callout: OutgoingCall) {
    var routines = callback.methods.sorted().map { CalledName(.instance, $0) }.flatMap { method in
      members.modRef.reach(ofCalling: method).contains(.writes) ? members.methods(method, from: 0) : []
    }
    for write in callback.writes where members.modRef.writes([write.statement]) {
      routines.append(addRoutine(named: OperationName(write.variable, [.setter]), [write.statement]))
    }
    if !routines.isEmpty { members.callbacks[callout, default: []] += routines }
  }

  /// Records the calls to invisible code for each function.
  private mutating func noteUnseenCallouts() {
    guard !members.unseen.isEmpty else { return }
    for own in bodies {
      for placed in own.callouts {
        guard let name = members.unseen[placed.callout] else { continue }
        members.callouts[own.body.member, default: []].append(
          .noCallback(by: name, in: own.path, placed.span))
      }
    }
  }

  private mutating func noteWritersByStoredCode() {
    members.modRef.note(
      writers: Set(members.parameterCode.keys).union(
        bodies.filter { callsStored($0) || isCalledBack($0) }.map(\.body.member)))
  }

  private func isCalledBack(_ own: ClassCode.OwnBody) -> Bool {
    !members.callbacks.isEmpty && own.callouts.contains { members.callbacks[$0.callout] != nil }
  }

  /// Whether a body calls a closure held by a property or local that may hold code that writes.
  private func callsStored(_ own: ClassCode.OwnBody) -> Bool {
    guard !members.storedCode.isEmpty else { return false }
    return own.calls.contains { called in
      switch called.holder {
      case .local: sources[own.routine.index].body.use.assignments[called.name] != nil
      case .instance: members.properties.contains(called.name)
      case .otherSide, .superclass, .other: false
      }
    }
  }

  /// Collects closures that are stored in properties or locals or passed to own functions, and methods that
  /// are referenced without a call.
  private mutating func addStoredCode(of own: ClassCode.OwnBody) {
    for handed in own.handedCode {
      var stored: [CalledName] = []
      for function in handed.functions {
        switch function.fate {
        case .stored: stored.append(function.name)
        case .ownArgument(let taker, _):
          members.parameterCode[Member(.own, taker), default: []] += members.methods(
            function.name, from: own.level)
        case _ where function.fate.isNotified:
          members.callbacks[.post, default: []] += members.methods(function.name, from: own.level)
        case .argument, .immediate, .local: break
        }
      }
      for handed in handed.closures where members.modRef.writes(handed.survey) {
        addStored(handed.closure, named: sources[own.routine.index].name.adding(.closure(number: 1)), by: own)
      }
      for method in stored where members.modRef.reach(ofCalling: method).contains(.writes) {
        members.storedCode += members.methods(method, from: own.level)
      }
    }
  }

  private mutating func addStored(_ closure: Closure, named name: OperationName, by own: ClassCode.OwnBody) {
    switch closure.fate {
    case .stored, .local: members.storedCode.append(addRoutine(named: name, closure.body, in: own.path))
    case .ownArgument(let function, _):
      guard !members.methods(CalledName(.instance, function), from: own.level).isEmpty else { return }
      let made = addRoutine(named: name, closure.body, in: own.path)
      members.parameterCode[Member(.own, function), default: []].append(made)
      if members.mayKeepClosures(function) { members.storedCode.append(made) }
    case .argument where closure.fate.isNotified:
      members.callbacks[.post, default: []].append(addRoutine(named: name, closure.body, in: own.path))
    case .argument, .immediate: break
    }
  }

  /// Propagates the closures passed to a function to the functions that it calls, since it may pass them on.
  private mutating func spreadParameterCode() {
    var waiting = members.parameterCode.keys.sorted()
    while let function = waiting.popLast() {
      let code = members.parameterCode[function] ?? []
      for called in members.modRef.called(by: function) where called != function {
        let known = members.parameterCode[called] ?? []
        let new = code.filter { !known.contains($0) }
        guard !new.isEmpty, !members.methods(CalledName(called), from: 0).isEmpty else { continue }
        members.parameterCode[called] = known + new
        waiting.append(called)
      }
    }
  }

  /// The bits of the variables that a routine may write. For a closure, those that the body around it may
  /// write.
  func writtenMask(of id: RoutineID) -> UInt64 {
    guard let function = sources[id.index].body.function else { return members.layout.mask }
    let names = members.modRef.written(byFunction: function)
    return members.layout.fields.reduce(0) { names.contains($1.name) ? $0 | $1.mask : $0 }
  }

  /// The frame at the start of a routine, with all locals unknown.
  mutating func start(of id: RoutineID) -> Frame {
    let locals = built[id.index]?.unknownLocals ?? routine(id).unknownLocals
    return Frame(routine: id, position: 0, throwPosition: 0, locals: locals)
  }

  /// Adds a routine for statements that are in no body: effects of outside code on the instance.
  mutating func addRoutine(
    named name: OperationName, _ statements: [Statement], in path: String = ""
  ) -> RoutineID {
    sources.append(
      RoutineSource(
        name: name, statements: statements,
        body: BodySource(owner: 0, function: nil, path: path, use: LocalUse(statements), closureNames: [:]),
        observers: .all))
    built.append(nil)
    return RoutineID(index: sources.count - 1)
  }

  /// The routine, built on first use.
  mutating func routine(_ id: RoutineID) -> Routine {
    if let known = built[id.index] { return known }
    let builder = RoutineBuilder.build(
      sources[id.index], members: members, closures: closures, nextRoutine: sources.count)
    sources += builder.found
    built += builder.found.map { _ in nil }
    built[id.index] = builder.routine
    assumptions.add(builder.assumptions)
    return builder.routine
  }
}

extension Closure.Fate {
  /// Whether the closure runs when a notification is posted.
  fileprivate var isNotified: Bool {
    switch self {
    case .argument(of: "addObserver", _), .argument(of: "#selector", _): true
    case .argument, .ownArgument, .immediate, .local, .stored: false
    }
  }
}

extension ForeignCode.Write {
  fileprivate var statement: Statement { .assign(.variable(variable), value, noSpan) }
}
