import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// A write to a variable of the group, from the facts.
struct VariableWriteFact {
  var variable: Int
  var name: String
  var value: LoweredExpression
  var location: Location
  /// What the local that is the value is set to, if it is set once and does not depend on the state; nil otherwise.
  var localValue: LoweredExpression?
}

/// A condition in the type's code.
struct VariableTestFact {
  var value: LoweredExpression
  var span: Span
}

/// A `guard` of a method that asks for several things before anything else may happen.
struct MethodGuard {
  /// The base name of the method.
  var method: String
  var value: LoweredExpression
  /// Of all its conditions.
  var location: Location

  /// nil for any other statement, and for one condition.
  init?(_ statement: Statement, of body: InFile<Body>) {
    guard case .branch(let clauses, let then, let otherwise) = statement, then.isEmpty,
      case .leave? = otherwise.last, let first = clauses.first, let last = clauses.last, clauses.count > 1,
      clauses.allSatisfy(\.effects.isEmpty)
    else { return nil }
    method = body.fact.name
    value = clauses.dropFirst().reduce(first.value) { .and($0, $1.value) }
    location = Location(
      path: body.path,
      span: Span(
        line: first.span.line, column: first.span.column, endLine: last.span.endLine,
        endColumn: last.span.endColumn))
  }
}

/// The locals of a body that are set once, to what does not depend on the state.
private struct SettledLocals {
  private(set) var values: [String: LoweredExpression] = [:]

  init(of body: Body) {
    var known: [String: LoweredExpression?] = [:]
    for statement in body.statements {
      statement.forEach { part in
        switch part {
        case .assign(.local(let name), let value, _):
          known.updateValue(known[name] == nil && !value.readsVariables ? value : nil, forKey: name)
        case .havoc(.local(let name), _), .invoke(.local(let name), _, _):
          known.updateValue(nil, forKey: name)
        default: break
        }
      }
    }
    values = known.compactMapValues(\.self)
  }
}

/// What a type's code does to the group's variables, with what keeps it from being rewritten.
struct TypeWrites {
  private(set) var writes: [Location: VariableWriteFact] = [:]
  /// By path.
  private(set) var tests: [String: [VariableTestFact]] = [:]
  /// The complete conditions of branches, with the place of the first clause.
  private(set) var conditions: [(value: LoweredExpression, location: Location)] = []
  /// What methods ask for in one `guard` of several conditions, in order.
  private(set) var guards: [MethodGuard] = []
  private(set) var refusals: [Refusal] = []
  private let places: [String: Int]
  /// Variables that hold objects: a method changes the object, and not which one it is.
  private let objects: Set<String>
  /// Variables of which `$x` is a publisher.
  private let publishers: Set<String>
  private let bindings: Bindings

  /// What becomes of `$isOn` of a view's own variable.
  enum Bindings {
    case refused
    /// Another binding takes its place.
    case replaced
  }

  init(
    to variables: [StateVariable], in type: ProjectType, objects: Set<String> = [],
    bindings: Bindings = .refused
  ) {
    self.objects = objects
    self.bindings = bindings
    publishers = Set(
      type.variables.filter { $0.fact.wrappers.contains("Published") }.map(\.fact.name))
    places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1.name, $0) })
    for body in type.bodies {
      let locals = SettledLocals(of: body.fact)
      for statement in body.fact.statements { statement.forEach { take($0, in: body.path, locals) } }
      if body.fact.kind == .method { guards += body.fact.statements.compactMap { MethodGuard($0, of: body) } }
    }
  }

  private mutating func take(_ statement: Statement, in path: String, _ locals: SettledLocals) {
    switch statement {
    case .assign(.variable(let name), let value, let span):
      guard let place = places[name] else { return }
      let location = Location(path: path, span: span)
      writes[location] = VariableWriteFact(
        variable: place, name: name, value: value, location: location,
        localValue: value.localName.flatMap { locals.values[$0] })
    case .branch(let clauses, _, _):
      tests[path, default: []] += clauses.map { VariableTestFact(value: $0.value, span: $0.span) }
      if let first = clauses.first {
        let whole = clauses.dropFirst().reduce(first.value) { .and($0, $1.value) }
        conditions.append((whole, Location(path: path, span: first.span)))
      }
    // The links of a chain of conditions are no condition over all of them.
    case .test(.conditional, _): break
    case .test(let value, let span):
      tests[path, default: []].append(VariableTestFact(value: value, span: span))
    case .havoc(.variable(let name), let span) where places[name] != nil:
      refuse("'\(name)' is handed out to be changed, nobody knows to what", path, span)
    case .havoc(.instance, let span):
      refuse("the whole instance is handed out to be changed", path, span)
    case .project(let name, _, let span) where places[name] != nil:
      let isPublisher = publishers.contains(name)
      if !isPublisher, bindings == .replaced { return }
      refuse(
        isPublisher
          ? "'$\(name)' is a publisher that is used: it would send other values, or not as many"
          : "'$\(name)' hands out a binding", path, span)
    case .invoke(.variable(let name), let method, let span)
    where places[name] != nil && !objects.contains(name):
      refuse("'\(name).\(method)' may change it in place", path, span)
    default: break
    }
  }

  private mutating func refuse(_ reason: String, _ path: String, _ span: Span) {
    refusals.append(Refusal(reason, at: Location(path: path, span: span)))
  }
}

/// A condition over several variables in the type's code that is false in all states of the space: it is true
/// between two writes only, or never. An enum of the states could not express it. nil if there is none.
package func conditionOutsideOfStates(
  of space: StateSpace, in type: ProjectType, _ reader: ValueReader
) -> Location? {
  let names = Set(space.variables.map(\.name))
  return TypeWrites(to: space.variables, in: type).conditions.first { condition in
    names.intersection(condition.value.variables).count > 1
      && space.states.allSatisfy { reader.truth(of: condition.value, in: $0.values) == false }
  }?.location
}

/// A body that another one calls between two writes, and that asks for a variable before it changes that: no state holds then,
/// and the case that it leads to would be another answer. nil if there is none.
package func bodyAskingBetweenWrites(
  of trace: StateTrace, in type: ProjectType
) -> (body: String, variable: String)? {
  let states = Set(trace.space.states.map(\.values))
  let summary = type.accessSummary(of: Set(trace.space.variables.map(\.name)))
  var bodies: Set<Location> = []
  for write in summary.writes.sorted(by: { $0.location < $1.location })
  where bodies.insert(write.bodyPlace).inserted {
    guard write.moment == .straight, write.closures.isEmpty, write.bodyKind == .method,
      (write.guards + write.idle).contains(write.variable),
      let between = trace.before[write.location]?.subtracting(states), !between.isEmpty
    else { continue }
    let callers = summary.callers(of: write.body)
    let isCalled = summary.writes.contains { earlier in
      callers.contains(earlier.bodyPlace) && earlier.bodyPlace != write.bodyPlace
        && trace.after[earlier.location].map { !$0.isDisjoint(with: between) } == true
    }
    if isCalled { return (write.body, write.variable) }
  }
  return nil
}

/// The writes of variables that can go, with them, sorted by place.
package func writesThatGo(with variables: [StateVariable], in type: ProjectType) -> [Refusal] {
  TypeWrites(to: variables, in: type).writes.values
    .map { Refusal("'\($0.name)' is written here: the write goes", at: $0.location) }.sorted()
}

extension Variable {
  /// Whether code may run where a value is set to what it is: an observer, or that of a wrapper of the project.
  fileprivate var tellsOfEachWrite: Bool {
    storage == .observed || wrappers.contains { $0 != "State" && $0 != "Published" }
  }
}

/// Whether the variables keep their initial value, no write assigns another one even temporarily, and no write is needed for
/// an observer, which may be all that hides a view.
package func neverChange(
  _ places: [Int], of space: StateSpace, in type: ProjectType, _ project: Project
) -> Bool {
  let variables = places.map { space.variables[$0] }
  let names = Set(variables.map(\.name))
  let isObserved = type.variables.contains { names.contains($0.fact.name) && $0.fact.tellsOfEachWrite }
  guard !places.isEmpty, !isObserved else { return false }
  let facts = TypeWrites(to: variables, in: type, objects: project.objectNames(in: type))
  guard facts.refusals.isEmpty else { return false }
  return facts.writes.values.allSatisfy { write in
    let value = space.states[0].values[places[write.variable]]
    return switch (variables[write.variable].domain, write.value) {
    case (.boolean, .boolean(let truth)): truth == (value == 1)
    case (.optional, .null), (.optionalBoolean, .null): value == 0
    default: false
    }
  }
}
