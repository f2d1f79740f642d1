import UntangleFacts
import UntangleSourceFiles

/// The shared code of a local function that is called too often to be inlined.
struct SharedCode {
  struct Key: Hashable {
    var name: String
    /// Tells overloads apart: their bodies are appended one after another.
    var bodyCount: Int
  }

  var start: Label
  /// The position of the final instruction, which continues after one of the calls.
  var returnPosition: Int
  /// The position of the instruction that continues at an error handler of one of the calls.
  var throwPosition: Int
  var returns: [Label] = []
  var throwTargets: [Label] = []
}

/// Compiles the statements of one routine to flat code.
struct RoutineBuilder {
  let source: RoutineSource
  let members: Members
  let closures: ClosureRules
  private(set) var routine: Routine
  /// Closures found in the statements; the first one gets the id `nextRoutine`.
  private(set) var found: [RoutineSource] = []
  private(set) var assumptions = AssumptionNotes()
  var observers: ObserverCalls
  var localCode: [String: [[Statement]]]
  /// Local functions that are being inlined.
  var inlined: [String] = []
  /// Local functions that were compiled once for all calls.
  var sharedCode: [SharedCode.Key: SharedCode] = [:]
  /// The number of instructions in inlined local functions.
  private(set) var inlinedInstructionCount = 0
  var scopes: [Scope] = []
  private(set) var parameterSlots: Set<Int> = []
  private let nextRoutine: Int
  private let resolution: NameResolution

  /// An enclosing construct that a `return`, `throw`, `break` or `continue` may leave.
  struct Scope {
    enum Kind {
      case block
      /// The target of `return`: the end of an inlined local function or closure.
      case function(end: Label)
      case loop(label: String?, again: Label, end: Label)
      case select(label: String?, end: Label, next: Label?)
      case labelled(String, end: Label)
      /// The target of `throw`.
      case attempt(handler: Label)
      /// The body of a `defer`, which control leaves at its end only.
      case deferred
    }

    var kind: Kind
    /// In source order; run in reverse order.
    var deferred: [[Statement]] = []
  }

  init(_ source: RoutineSource, members: Members, closures: ClosureRules, nextRoutine: Int) {
    self.source = source
    self.members = members
    self.closures = closures
    self.nextRoutine = nextRoutine
    resolution = NameResolution(members, owner: source.body.owner)
    localCode = source.localCode
    observers = source.observers
    routine = Routine(name: source.name)
  }

  /// Builds the complete routine, and the sources of the closures in it.
  static func build(
    _ source: RoutineSource, members: Members, closures: ClosureRules, nextRoutine: Int
  ) -> RoutineBuilder {
    var builder = RoutineBuilder(
      source, members: members, closures: closures, nextRoutine: nextRoutine)
    for name in source.body.use.slotNames { builder.addSlot(name) }
    builder.findParameters()
    builder.compile(source.statements)
    builder.emit(.finish(.returned))
    builder.connectSharedCode()
    builder.routine.findDeadSlots()
    return builder
  }

  private mutating func addSlot(_ name: String) {
    routine.slots[name] = routine.slotCount
    routine.slotCount += 1
  }

  /// Locals that the body never assigns are parameters, which a caller may initialise.
  private mutating func findParameters() {
    parameterSlots = Set(
      routine.slots.filter { source.body.use.assignmentCount(of: $0.key) == 0 }.values)
  }

  /// A new slot without a name in the source.
  mutating func temporary() -> Int {
    routine.slotCount += 1
    return routine.slotCount - 1
  }

  // Labels and code.

  mutating func label() -> Label {
    routine.positions.append(0)
    return Label(id: routine.positions.count - 1)
  }

  mutating func place(_ label: Label) { routine.positions[label.id] = routine.code.count }

  /// Records a call to other code before the next instruction.
  mutating func noteCallout(_ assumption: Assumption) {
    routine.callouts.append(Routine.OutgoingCall(position: routine.code.count, assumption: assumption))
  }

  mutating func emit(_ instruction: Instruction) {
    routine.code.append(instruction)
    if !inlined.isEmpty { inlinedInstructionCount += 1 }
  }

  private mutating func connectSharedCode() {
    for code in sharedCode.values {
      routine.code[code.returnPosition] = .choose(code.returns)
      routine.code[code.throwPosition] = .choose(code.throwTargets)
    }
  }

  mutating func assume(_ assumption: Assumption) { assumptions.add(assumption) }

  func expression(_ value: LoweredExpression) -> ResolvedExpression {
    // Closures rather than method references, which would retain a copy of the builder.
    resolution.expression(value, local: { local($0) }, changes: { changesState($0) })
  }

  /// The value that a write gives to its target.
  private func expression(_ value: LoweredExpression, for target: Target) -> ResolvedExpression {
    guard case .variable(let name) = target, let index = members.layout.index(of: name) else {
      return expression(value)
    }
    return resolution.value(value, for: members.layout.fields[index]) { expression($0) }
  }

  func pattern(_ pattern: Pattern) -> ResolvedPattern {
    resolution.casePattern(pattern)
  }

  private func local(_ name: String) -> ResolvedExpression {
    guard let count = source.body.use.tuples[name] else {
      return routine.slots[name].map(ResolvedExpression.local) ?? .unknown
    }
    return .tuple((0..<count).map { local(LocalUse.element($0, of: name)) })
  }

  /// Resets the locals that are new each time these statements run.
  mutating func forget(_ statements: [Statement]) {
    let slots = source.body.use.own(of: statements).flatMap { self.slots(of: $0) }
    if !slots.isEmpty { emit(.forget(slots)) }
  }

  private func keeps(_ local: String) -> Bool { !slots(of: local).isEmpty }

  /// The slots of a local, one for each element of a tuple; empty where nothing reads the local.
  private func slots(of local: String) -> [Int] {
    guard let count = source.body.use.tuples[local] else {
      return routine.slots[local].map { [$0] } ?? []
    }
    return (0..<count).flatMap { slots(of: LocalUse.element($0, of: local)) }
  }

  /// Adds a closure as a routine of its own.
  mutating func addRoutine(_ source: RoutineSource) -> RoutineID {
    found.append(source)
    return RoutineID(index: nextRoutine + found.count - 1)
  }
}

extension RoutineBuilder {
  mutating func compile(_ statements: [Statement]) {
    scopes.append(Scope(kind: .block))
    for statement in statements { compile(statement) }
    runDeferred(of: scopes.count - 1)
    scopes.removeLast()
  }

  private mutating func compile(_ statement: Statement) {
    guard matters(statement) else { return }
    switch statement {
    case .assign(let target, let value, let span): assign(target, expression(value, for: target), at: span)
    case .havoc(let target, _): havoc(target)
    case .invoke(let target, let method, let span):
      if case .variable(let name) = target {
        if let value = members.change(of: name, by: method) { assign(target, value) }
        callOut(.method(method, of: name), at: span)
      }
    case .post(let span): callOut(.post, at: span)
    case .branch(let clauses, let then, let otherwise):
      branch(clauses, then: then, otherwise: otherwise)
    case .select(let selection): select(selection)
    case .loop(let loop): compile(loop)
    case .leave(let exit): leave(exit)
    case .call(let name, let arguments, let span): call(name, arguments, at: span)
    case .escape(let name, let fate, let span): escape(name, fate, at: span)
    case .closure(let closure): compile(closure)
    case .defer(let body): scopes[scopes.count - 1].deferred.append(body)
    case .attempt(let body, let catches): attempt(body, catches)
    case .function(let name, let body): localCode[name, default: []].append(body)
    case .perhaps(let body): choose([body, []])
    case .together(let assignments): assignTogether(assignments)
    case .either(let choices): either(choices)
    case .scope(let body, let label): scope(body, label: label)
    case .mayThrow(let callee): if !isOwn(callee) { mayThrow() }
    case .suspend(let callee):
      if !isOwn(callee), members.reentrancy == .possible { emit(.suspend) }
    case .test, .project: break
    }
  }

  /// Reads all values before the first assignment.
  private mutating func assignTogether(_ assignments: [Statement]) {
    var slots: [Int: Int] = [:]
    for (index, assignment) in assignments.enumerated() where matters(assignment) {
      guard case .assign(let target, let value, _) = assignment else { continue }
      let slot = temporary()
      emit(.store(slot: slot, expression(value, for: target)))
      slots[index] = slot
    }
    for (index, assignment) in assignments.enumerated() {
      if case .assign(let target, _, let span) = assignment, let slot = slots[index] {
        assign(target, .local(slot), at: span)
      } else {
        compile(assignment)
      }
    }
    if !slots.isEmpty { emit(.forget(slots.values.sorted())) }
  }

  /// Whether the statement can affect a variable, a local that is read, or control flow.
  private func matters(_ statement: Statement) -> Bool {
    switch statement {
    case .function: return true
    case .closure(let closure):
      if case .local = closure.fate { return true }
      return members.modRef.writes(closure.body) || writesKeptLocal(statement)
        || closure.body.contains { $0.contains { callsKnownCode($0) } }
    default: break
    }
    return statement.contains { inner in
      switch inner {
      case .assign(.local(let name), _, _), .havoc(.local(let name), _):
        return keeps(name)
      case .leave, .mayThrow, .suspend: return true
      case .call(let name, _, _), .escape(let name, _, _):
        return callsKnownCode(inner) || !members.modRef.reach(ofCalling: name).isEmpty
      case .invoke, .post: return callsKnownCode(inner) || members.modRef.writes([inner])
      case .assign, .havoc: return members.modRef.writes([inner])
      default: return false
      }
    }
  }

  /// Whether the statement calls a nested function, what a local, a parameter or a property holds, or other code that
  /// calls back.
  private func callsKnownCode(_ statement: Statement) -> Bool {
    switch statement {
    case .call(let name, _, _), .escape(let name, _, _):
      code(ofLocal: name) != nil || callsStored(name) || callsOut(statement)
    case .invoke, .post: callsOut(statement)
    default: false
    }
  }

  /// The bodies of a nested function or a closure held by a local, by name; nil for other names.
  func code(ofLocal called: CalledName) -> [[Statement]]? {
    switch called.holder {
    // A nested function may be called above its declaration, where its name is not known to be local.
    case .instance, .local: localCode[called.name]
    case .otherSide, .superclass, .other: nil
    }
  }

  /// The routines that a call of a property, local or parameter may run; empty for the name of a nested
  /// function.
  func storedCode(calledAs called: CalledName) -> [RoutineID] {
    switch called.holder {
    case .local:
      if code(ofLocal: called) != nil { return [] }
      let isKept = source.body.use.assignments[called.name] != nil
      return isKept ? members.storedCode : source.body.function.flatMap { members.parameterCode[$0] } ?? []
    case .instance: return members.properties.contains(called.name) ? members.storedCode : []
    case .otherSide, .superclass, .other: return []
    }
  }

  /// Whether a call may change a variable, or a local that it shares with its surroundings.
  func changesState(_ name: CalledName) -> Bool {
    code(ofLocal: name) != nil || callsStored(name)
      || name.nameInScope.map { members.callbacks[.function($0)] != nil } ?? false
      || members.modRef.reach(ofCalling: name).contains(.writes)
  }

  func isCalledBack(_ statement: Statement) -> Bool {
    OutgoingCall(statement).map { members.callbacks[$0] != nil } ?? false
  }

  /// Whether the statement calls other code that may call back, directly or in what it calls.
  private func callsOut(_ statement: Statement) -> Bool {
    guard let callout = OutgoingCall(statement) else { return false }
    return members.callbacks[callout] != nil || members.unseen[callout] != nil
      || callout.function.map { members.callouts[$0] != nil } ?? false
  }

  func callsStored(_ name: CalledName) -> Bool { !storedCode(calledAs: name).isEmpty }

  private func writesKeptLocal(_ statement: Statement) -> Bool {
    statement.contains { inner in
      switch inner {
      case .assign(.local(let name), _, _), .havoc(.local(let name), _):
        keeps(name)
      default: false
      }
    }
  }

  /// Whether a call is resolved to a function of the type or a local function.
  private func isOwn(_ callee: CalledName?) -> Bool {
    guard let callee else { return false }
    if code(ofLocal: callee) != nil { return true }
    return !members.methods(callee, from: source.body.owner).isEmpty
  }

  private mutating func scope(_ body: [Statement], label: String?) {
    guard let label else { return compile(body) }
    let end = self.label()
    scopes.append(Scope(kind: .labelled(label, end: end)))
    compile(body)
    scopes.removeLast()
    place(end)
  }

  /// Runs one of the lists as a part of the enclosing block. A `defer` under `#if` belongs to that block, and
  /// runs or not.
  mutating func either(_ choices: [[Statement]]) {
    choose(choices) { builder, choice in
      for statement in choice {
        if case .defer(let body) = statement {
          builder.scopes[builder.scopes.count - 1].deferred.append([.perhaps(body)])
        } else {
          builder.compile([statement])
        }
      }
    }
  }

  /// Runs one of the lists, each compiled by `work`.
  mutating func choose(
    _ choices: [[Statement]],
    each work: (inout RoutineBuilder, [Statement]) -> Void = { $0.compile($1) }
  ) {
    let (starts, end) = (choices.map { _ in label() }, label())
    if starts.count > 1 { emit(.choose(starts)) }
    for (start, choice) in zip(starts, choices) {
      place(start)
      work(&self, choice)
      emit(.jump(end))
    }
    place(end)
  }
}
