import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// An operation that can run on an instance at any time.
struct Operation: Sendable {
  var identity: StateOperation
  var steps: [SummaryEdge]
}

/// A watch point, with the state transformer of a path to it.
struct Sighting: Hashable, Sendable {
  /// Its number in the executor.
  var point: Int
  var effect: StateTransformer
}

/// Finds the operations on the instances of one class, and the initial states.
struct OperationFinder {
  var executor: SymbolicExecutor
  let type: ProjectType
  let variables: [StateVariable]
  let code: ClassCode
  /// With every state to begin with, what nobody calls is asked what it would do.
  var start = SearchStart.beginnings
  /// Where initialisers pass a watched place, by what they have set until then.
  private(set) var sightings: [Sighting] = []

  init(_ executor: SymbolicExecutor, type: ProjectType, variables: [StateVariable], _ code: ClassCode) {
    self.executor = executor
    self.type = type
    self.variables = variables
    self.code = code
  }

  private var fields: [StateLayout.Field] { executor.machine.members.layout.fields }

  /// The initial states, with the closures that were created to run later.
  mutating func beginnings() -> [StateTransformer] {
    let defaults = defaultEffect()
    let modRef = executor.machine.members.modRef
    let values = code.bodies.filter {
      $0.body.kind == .initialValue && !$0.body.isLazy && modRef.writes($0.body.statements)
    }
    var effects = [defaults]
    for value in values {
      let steps = executor.steps(of: value.routine)
      effects = combined(effects, steps.map(\.effect))
    }
    let initializers = executor.machine.members.methods(CalledName(.instance, "init"), from: 0)
    var begun: [StateTransformer] = []
    for initializer in initializers {
      for step in executor.stepsToTheEnd(of: initializer) where step.end != .threw {
        let after = combined(effects, [step.effect])
        if case .watched(let point) = step.end {
          sightings += after.map { Sighting(point: point, effect: $0) }
        } else {
          begun += after
        }
      }
    }
    let hasMemberwise = type.kind == .struct && initializers.allSatisfy(delegates)
    // An initialiser that always traps makes no instance. An implicit one does.
    if begun.isEmpty || hasMemberwise { begun += effects.map { memberwise($0, hasMemberwise) } }
    let first = whole(begun)
    guard let program = code.bodies.first(where: { $0.body.kind == .topLevel }) else {
      return first
    }
    return first.map { executor.started(program.routine, $0) }
  }

  /// All compositions of a first and a second transformer, without duplicates. Gives up where there are more
  /// than `SearchLimits.beginnings`.
  private mutating func combined(_ first: [StateTransformer], _ second: [StateTransformer])
    -> [StateTransformer]
  {
    var seen = SmallSet<StateTransformer>()
    var result: [StateTransformer] = []
    for effect in first {
      for next in second {
        guard let both = executor.effect(of: effect, then: next), seen.insert(both) else { continue }
        result.append(both)
        guard result.count <= SearchLimits.beginnings else {
          executor.giveUp()
          return []
        }
      }
    }
    return result
  }

  /// Whether an initialiser delegates to another one: `self.init(isOn: true)`.
  private func delegates(_ id: RoutineID) -> Bool {
    executor.machine.sources[id.index].statements.contains { statement in
      statement.contains { $0.isDelegation }
    }
  }

  /// The state before any initialiser runs.
  private func defaultEffect() -> StateTransformer {
    var effect = StateTransformer()
    for (field, variable) in zip(fields, variables) {
      guard variable.ownership == .own else {
        effect.havoc(field.mask)
        continue
      }
      switch variable.defaultValue {
      case .value(let value): set(value, field, &effect)
      case .absent: break
      }
    }
    return effect
  }

  private func set(_ value: LoweredExpression, _ field: StateLayout.Field, _ effect: inout StateTransformer) {
    let resolution = NameResolution(executor.machine.members)
    let resolved = resolution.value(value, for: field) { resolution.expression($0) }
    guard case .constant(let symbol) = resolved else { return effect.havoc(field.mask) }
    let codes = field.codes(for: symbol)
    if codes.count == 1 {
      effect.write(field.mask, field.bits(codes[0]))
    } else {
      effect.havoc(field.mask)
    }
  }

  /// The effect of the memberwise initialiser: it havocs the variables that it leaves unset, and those that
  /// calls outside may set.
  private func memberwise(_ effect: StateTransformer, _ isMemberwise: Bool) -> StateTransformer {
    var result = effect
    for (field, variable) in zip(fields, variables) {
      let isGiven = isMemberwise && variable.isGivenByCalls(of: type)
      let isSet = (effect.written | effect.free) & field.mask != 0
      if isGiven || !isSet { result.havoc(field.mask) }
    }
    return result
  }

  /// The effects that set every variable. A path that leaves a variable unset creates no instance. If all
  /// paths do, the missing variables are set out of sight and are havocked.
  private func whole(_ effects: [StateTransformer]) -> [StateTransformer] {
    let mask = executor.machine.members.layout.mask
    let complete = effects.filter { ($0.written | $0.free) & mask == mask }
    if !complete.isEmpty { return complete }
    return effects.map { effect in
      var result = effect
      result.havoc(mask & ~(effect.written | effect.free))
      return result
    }
  }
}

extension OperationFinder {
  /// All operations, by level and source order, then writes from outside. nil as soon as the early states
  /// answer the question.
  mutating func operations(leadingTo early: inout EarlyStates) -> [Operation]? {
    if early.isAsked { early.add(plainWritesFromOutside()) }
    var operations: [(place: Int, operation: Operation)] = []
    // Outside code usually reaches the most states, so it goes first.
    let foreign = early.isAsked ? code.foreignBodies : []
    for index in foreign.sorted() + code.bodies.indices.filter({ !foreign.contains($0) }) {
      let reach = executor.machine.members.modRef.reach(of: code.bodies[index].body.member)
      guard reach.contains(.writes), isOperation(code.bodies[index]) else { continue }
      guard !early.answersAll else { return nil }
      let routine = code.bodies[index].routine
      let steps = executor.steps(of: routine)
      early.add(steps)
      let source = code.sources[routine.index]
      let identity = StateOperation(
        name: source.name, kind: .beginning, function: source.functionName, place: source.place)
      operations.append((index, Operation(identity: identity, steps: steps)))
    }
    guard !early.answersAll else { return nil }
    return operations.sorted { $0.place < $1.place }.map(\.operation) + writesFromOutside()
  }

  private func isOperation(_ own: ClassCode.OwnBody) -> Bool {
    let body = own.body
    let members = executor.machine.members
    switch body.kind {
    case .initializer, .deinitializer, .topLevel: return false
    // A lazy value runs on first access.
    case .initialValue: return body.isLazy
    case .willSet, .didSet:
      return !(body.side == .own && members.layout.index(of: body.name) != nil) && isSetAtAnyTime(body)
    case .getter:
      // Reads are not statements, so a getter may run at any time.
      return members.accessors(body.kind, body.member).contains(own.routine)
    case .setter:
      return members.accessors(body.kind, body.member).contains(own.routine)
        && isCallable(body)
    case .method:
      return members.methods(CalledName(body.member), from: 0).contains(own.routine) && isCallable(body)
    }
  }

  /// Whether an observed variable that is not in the space may be set at any time: by outside code, or
  /// through a part of it.
  private func isSetAtAnyTime(_ body: Body) -> Bool {
    if isCallable(body) || body.modifiers.contains("override") { return true }
    let fact = code.chain.lazy.flatMap(\.variables).first { $0.fact.name == body.name }?.fact
    guard let fact, fact.wrappers.isEmpty, case .annotated(.named(let type)) = fact.typing else {
      return true
    }
    return !SDK.says(oneOf: [.boolean, .integer, .fraction, .indivisible], of: type)
  }

  private func isCallable(_ body: Body) -> Bool {
    body.access.width > AccessLevel.fileprivate.width
      || body.modifiers.contains { SDK.says(.calledByName, of: $0) }
      || code.reached.contains(body.member) || start == .anywhere && !code.graph.isCalled(body.member)
  }

  private mutating func writesFromOutside() -> [Operation] {
    variables.compactMap { variable in
      assumeGuessedWrites(of: variable)
      let values = valuesFromOutside(of: variable)
      guard !values.isEmpty else { return nil }
      let name = OperationName(variable.name, [.setter])
      let steps = values.flatMap { value -> [SummaryEdge] in
        let write = Statement.assign(.variable(variable.name), value, noSpan)
        return executor.steps(of: executor.machine.addRoutine(named: name, [write]))
      }
      let identity = StateOperation(
        name: name, kind: .input(variable: variable.name),
        isDismissal: values == [variable.dismissed] && isPresented(variable))
      return Operation(identity: identity, steps: steps)
    }
  }

  /// The writes from outside to variables without observers, without symbolic execution. A subset of
  /// `writesFromOutside`.
  private func plainWritesFromOutside() -> [SummaryEdge] {
    let members = executor.machine.members
    return zip(fields, variables).flatMap { field, variable -> [SummaryEdge] in
      guard !members.isObserved(Member(.own, variable.name)) else { return [] }
      return valuesFromOutside(of: variable).flatMap { value -> [SummaryEdge] in
        let resolution = NameResolution(members)
        guard case .constant(let symbol) = resolution.value(value, for: field, { resolution.expression($0) })
        else { return [] }
        return field.codes(for: symbol).map { code in
          var effect = StateTransformer()
          effect.write(field.mask, field.bits(code))
          return SummaryEdge(effect: effect, end: .returned)
        }
      }
    }
  }

  /// Records writes through values of unknown type as assumptions.
  private mutating func assumeGuessedWrites(of variable: StateVariable) {
    for write in outsideWrites(of: variable) where write.fact.receiver == .unknown {
      executor.assume(.guessedWrite(of: variable.name, in: write.path, write.fact.span))
    }
  }

  private func outsideWrites(of variable: StateVariable) -> [InFile<OutsideWrite>] {
    isSetByAnybody(variable)
      ? []
      : type.outsideWrites.filter { write in
        write.fact.member == variable.name && write.fact.receiver != .metatype
          && !code.writtenOutside.contains(Location(path: write.path, span: write.fact.span))
      }
  }

  private func isSetByAnybody(_ variable: StateVariable) -> Bool {
    variable.ownership != .own || variable.setter == .public || variable.setter == .open
      || isProjected(variable.name)
  }

  /// The values that outside code assigns to a variable, as far as the project shows. `[.unknown]` stands for
  /// any value.
  private func valuesFromOutside(of variable: StateVariable) -> [LoweredExpression] {
    if isSetByAnybody(variable) { return [.unknown] }
    var values: [LoweredExpression] = code.presented.contains(variable.name) ? [variable.dismissed] : []
    for write in outsideWrites(of: variable) {
      let value = write.fact.isDismissal ? variable.dismissed : write.fact.value.constant
      if !values.contains(value) { values.append(value) }
    }
    return values.contains(.unknown) ? [.unknown] : values
  }

  /// Whether something is shown while the variable is set, by the type or by another one.
  private func isPresented(_ variable: StateVariable) -> Bool {
    code.presented.contains(variable.name) || outsideWrites(of: variable).contains(where: \.fact.isDismissal)
  }

  /// Whether the variable escapes as `$isOn`. A `@Published` projection only publishes changes.
  private func isProjected(_ name: String) -> Bool {
    let fact = type.variables.first { $0.fact.name == name }?.fact
    if fact?.wrappers.contains("Published") == true { return false }
    return code.projected.contains(name)
  }
}

extension StateVariable {
  /// Whether some call of the memberwise initialiser may set it to other than its default value.
  fileprivate func isGivenByCalls(of type: ProjectType) -> Bool {
    guard access != .private, access != .fileprivate else { return false }
    guard let given = type.memberwiseArguments?[name] else { return true }
    switch defaultValue {
    case .value(.boolean(true)): return !given.isSubset(of: .yes)
    case .value(.boolean(false)): return !given.isSubset(of: .no)
    case .value(.null): return !given.isSubset(of: .nothing)
    case .value, .absent: return !given.isEmpty
    }
  }

  /// The value that a presentation sets when it is dismissed.
  fileprivate var dismissed: LoweredExpression {
    switch domain {
    case .boolean: .boolean(false)
    case .optional, .optionalBoolean, .optionalEnumeration: .null
    case .enumeration, .number: .unknown
    }
  }
}

extension Body {
  fileprivate var isLazy: Bool { kind == .initialValue && modifiers.contains("lazy") }
}

extension LoweredExpression {
  /// The expression itself if it is a constant, else unknown: names in it would refer to another type.
  var constant: LoweredExpression {
    switch self {
    case .boolean, .null, .some, .empty, .filled, .number, .enumCase, .found(.enumCase, _), .call: self
    case .count, .sum, .compared, .present, .found, .variable, .otherSide, .local, .not, .and, .or, .equal,
      .conditional,
      .matches, .tuple,
      .stored, .unchanged, .unknown:
      .unknown
    }
  }
}

/// The span of synthesised code, which has no place in the sources.
let noSpan = Span(line: 0, column: 0, endLine: 0, endColumn: 0)
