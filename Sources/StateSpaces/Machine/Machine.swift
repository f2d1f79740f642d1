import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// All code that can touch the state of one class's instances.
struct Machine: Sendable {
  var members: Members
  let closures: ClosureCalls
  /// By `RoutineID`.
  private(set) var sources: [RoutineSource] = []
  private(set) var built: [Routine?] = []
  private(set) var assumptions = AssumptionNotes()
  /// The bodies of the chain, nearest type first, with their routines.
  private(set) var bodies: [OwnBody] = []

  struct OwnBody: Sendable {
    var body: Body
    var path: String
    var level: Int
    var routine: RoutineID
  }

  /// `chain` is the class and the types that it inherits from, nearest first.
  init(
    chain: [ProjectType], members: Members, closures: ClosureCalls, _ foreign: ForeignCode
  ) {
    self.members = members
    self.members.unseen = foreign.unseen
    assumptions = AssumptionNotes(foreign.assumptions)
    self.closures = closures
    for (level, type) in chain.enumerated() {
      self.members.levels.append(Members.Level())
      for inFile in type.bodies where inFile.fact.level == .instance {
        add(inFile.fact, in: inFile.path, at: level)
      }
    }
    for own in bodies { addStoredCode(of: own) }
    spreadParameterCode()
    for (callout, callback) in foreign.callbacks { add(callback, at: callout) }
    noteWritersByStoredCode()
    noteUnseenCallouts()
  }

  private mutating func add(_ callback: ForeignCode.Callback, at callout: Callout) {
    var routines = callback.methods.sorted().flatMap { method in
      members.influence.reach(ofCalling: method).contains(.writes) ? members.methods(method, from: 0) : []
    }
    for write in callback.writes where members.influence.writes([write.statement]) {
      routines.append(addRoutine(named: "\(write.variable).set", [write.statement]))
    }
    if !routines.isEmpty { members.callbacks[callout, default: []] += routines }
  }

  /// What each function tells others without being seen, with all that it calls.
  private mutating func noteUnseenCallouts() {
    guard !members.unseen.isEmpty else { return }
    for own in bodies {
      for statement in own.body.statements {
        statement.forEach { inner in
          guard let callout = Callout(inner), let name = members.unseen[callout], let span = inner.calloutSpan
          else { return }
          members.callouts[own.body.name, default: []].append(.noCallback(by: name, in: own.path, span))
        }
      }
    }
  }

  private mutating func noteWritersByStoredCode() {
    members.influence.note(
      writers: Set(members.parameterCode.keys).union(
        bodies.filter { callsStored($0) || isCalledBack($0) }.map(\.body.name)))
  }

  private func isCalledBack(_ own: OwnBody) -> Bool {
    guard !members.callbacks.isEmpty else { return false }
    return own.body.statements.contains { statement in
      statement.contains { Callout($0).map { members.callbacks[$0] != nil } ?? false }
    }
  }

  /// Whether a body calls what a property or local holds, where something that writes may be held.
  private func callsStored(_ own: OwnBody) -> Bool {
    guard !members.storedCode.isEmpty else { return false }
    let use = sources[own.routine.index].body.use
    return own.body.statements.contains { statement in
      statement.contains { inner in
        guard case .call(let name, _, _) = inner else { return false }
        let called = CalledName(name)
        return called.holder == .local
          ? use.assignments[called.name] != nil : members.properties.contains(name)
      }
    }
  }

  /// Closures that are put into properties, locals and parameters of own functions, and methods that are
  /// named without being called.
  private mutating func addStoredCode(of own: OwnBody) {
    let name = sources[own.routine.index].name
    for statement in own.body.statements {
      var closures: [Closure] = []
      var methods: [String] = []
      statement.forEach { inner in
        switch inner {
        case .closure(let closure): closures.append(closure)
        case .handOut(let name, .stored, _): methods.append(name)
        case .handOut(let name, .ownArgument(let function, _), _):
          members.parameterCode[function, default: []] += members.methods(name, from: own.level)
        case .handOut(let name, let fate, _) where fate.isNotified:
          members.callbacks[.post, default: []] += members.methods(name, from: own.level)
        default: break
        }
      }
      for closure in closures where members.influence.writes(closure.body) {
        addStored(closure, named: "\(name).closure", by: own)
      }
      for method in methods where members.influence.reach(ofCalling: method).contains(.writes) {
        members.storedCode += members.methods(method, from: own.level)
      }
    }
  }

  private mutating func addStored(_ closure: Closure, named name: String, by own: OwnBody) {
    switch closure.fate {
    case .stored, .local: members.storedCode.append(addRoutine(named: name, closure.body))
    case .ownArgument(let function, _):
      guard !members.methods(function, from: own.level).isEmpty else { return }
      let made = addRoutine(named: name, closure.body)
      members.parameterCode[function, default: []].append(made)
      if members.mayKeepClosures(function) { members.storedCode.append(made) }
    case .argument where closure.fate.isNotified:
      members.callbacks[.post, default: []].append(addRoutine(named: name, closure.body))
    case .argument, .immediate: break
    }
  }

  /// A function may hand its parameter on to those that it calls.
  private mutating func spreadParameterCode() {
    var waiting = members.parameterCode.keys.sorted()
    while let function = waiting.popLast() {
      let code = members.parameterCode[function] ?? []
      for called in members.influence.called(by: function) where called != function {
        let known = members.parameterCode[called] ?? []
        let new = code.filter { !known.contains($0) }
        guard !new.isEmpty, !members.methods(called, from: 0).isEmpty else { continue }
        members.parameterCode[called] = known + new
        waiting.append(called)
      }
    }
  }

  private mutating func add(_ body: Body, in path: String, at level: Int) {
    let id = RoutineID(index: sources.count)
    let name = body.witnessName
    sources.append(RoutineSource(body, in: path, owner: level, name: name, closures: closures))
    built.append(nil)
    bodies.append(OwnBody(body: body, path: path, level: level, routine: id))
    switch body.kind {
    case .method, .initializer:
      members.levels[level].methods[body.name, default: []].append(
        Members.Overload(
          access: body.access, labels: body.labels, parameters: body.parameters, retention: body.retention,
          result: body.result,
          routine: id))
    case .getter, .setter, .willSet, .didSet:
      let accessor = Members.Accessor(kind: body.kind, name: body.name)
      members.levels[level].accessors[accessor, default: []].append(id)
      if sources[id.index].body.use.read.contains("oldValue") {
        members.levels[level].olderValueReaders.insert(body.name)
      }
    case .deinitializer, .initialValue, .topLevel: break
    }
  }

  /// The start of a routine, its locals unknown.
  mutating func start(of id: RoutineID) -> Frame {
    let locals = built[id.index]?.unknownLocals ?? routine(id).unknownLocals
    return Frame(routine: id, position: 0, throwPosition: 0, locals: locals)
  }

  /// A routine of its own for statements that no body has: what others do to the instance.
  mutating func addRoutine(named name: String, _ statements: [Statement]) -> RoutineID {
    sources.append(
      RoutineSource(
        name: name, statements: statements,
        body: BodySource(owner: 0, function: "", path: "", use: LocalUse(statements), closureNames: [:]),
        observers: .all))
    built.append(nil)
    return RoutineID(index: sources.count - 1)
  }

  /// The routine, built when it is first asked for.
  mutating func routine(_ id: RoutineID) -> Routine {
    if let known = built[id.index] { return known }
    let builder = RoutineBuilder.build(
      sources[id.index], members: members, closures: closures, nextRoutine: sources.count)
    sources += builder.found
    built += builder.found.map { _ in nil }
    built[id.index] = builder.routine
    for assumption in builder.assumptions { assumptions.add(assumption) }
    return builder.routine
  }
}

extension Body {
  /// The name of an operation in the contract.
  fileprivate var witnessName: String {
    switch kind {
    case .setter: "\(name.withoutInstanceMark).set"
    case .method, .initializer, .deinitializer, .getter, .willSet, .didSet, .initialValue,
      .topLevel:
      name.withoutInstanceMark
    }
  }
}

extension Callout {
  /// Whoever observes is told before `post` returns.
  fileprivate static let post = Callout(holder: Statement.notificationCenter, function: "post")
}

extension Closure.Fate {
  /// Whether it runs where a notification is posted.
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

extension Statement {
  fileprivate var calloutSpan: Span? {
    switch self {
    case .invoke(_, _, let span), .call(_, _, let span): span
    default: nil
    }
  }
}
