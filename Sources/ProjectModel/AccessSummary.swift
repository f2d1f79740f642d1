package import UntangleFacts
package import UntangleSourceFiles

/// The accesses of the code to the variables of one type: writes and conditions, with places and times.
package struct AccessSummary: Sendable {
  package var writes: [VariableWrite] = []
  /// Conditions over two or more variables. The clauses of one `if` or `guard` are one condition.
  package var tests: [VariableTest] = []
  /// Each `switch` that takes two or more variables apart as one value: `switch (isOn, isBusy)`.
  package var selections: [VariableTest] = []
  /// Pairs of variables of which one is asked for where the other is known to be set; each pair in order of names.
  var nested: Set<[String]> = []
  /// The calls of functions of the type, in the order of the source.
  var calls: [CalledBody] = []

  /// An empty summary.
  package init() {}

  /// Writes that a body makes by calling functions of the type, which run at once. The location is that of the write, all
  /// else is the calling body's. In the order of the calls.
  package func carriedWrites() -> [VariableWrite] { CarriedWrites(calls, writes).all }

  /// Whether one of the two is asked for where the other is known to be set: `if isLoading { … isSmall ? … }`.
  package func isAskedWithin(_ first: String, _ second: String) -> Bool {
    nested.contains([first, second].sorted())
  }

  /// The places of the bodies that call a function of the type by this name, each as in `bodyPlace` of their writes.
  package func callers(of function: String) -> Set<Location> {
    Set(calls.lazy.filter { $0.name == function }.map(\.bodyPlace))
  }

  /// The writes to one variable, in their order in `writes`.
  package func writes(of name: String) -> [VariableWrite] { writes.filter { $0.variable == name } }
}

/// One write to one variable.
package struct VariableWrite: Hashable, Sendable {
  /// When the write happens, relative to the body that contains it.
  package enum Moment: Hashable, Sendable {
    case straight
    /// After an `await`: other code may have run in between.
    case afterSuspension
    /// In a closure that may run later.
    case inClosure
    /// By the code of another type.
    case outside
  }

  package var variable: String
  package var value: LoweredExpression
  package var location: Location
  /// The base name of the body; for an accessor, the name of the property.
  package var body: String
  package var bodyKind: Body.Kind
  package var moment: Moment
  /// The variables of the enclosing conditions, outermost first, each once.
  package var guards: [String]

  /// The variables that are known to be off there: `guard !isLoading, task == nil else { return }`.
  package var idle: [String] = []
  /// A place in the code that is equal for all writes of one body and distinct between bodies.
  package var bodyPlace: Location
  /// The enclosing closures that may run at another time, outermost first.
  package var closures: [Span]
  /// The branch of each enclosing `switch`, outermost first.
  package var choices: [Choice]
  /// The side of each enclosing `if` with an `else`, outermost first.
  package var sides: [Choice] = []

  /// One branch of a `switch`.
  package struct Choice: Hashable, Sendable {
    package var place: Span
    package var branch: Int
    /// Whether the branches stand for the phases of one gesture, which come one after the other.
    package var isPhase = false
  }
}

extension VariableWrite {
  /// Whether one run of the body can make both writes.
  ///
  ///     Button { showsHelp = true }      // two closures side by side: never in one go
  ///     Button { showsMenu = true }
  package func isTogether(with other: VariableWrite) -> Bool {
    guard bodyPlace == other.bodyPlace else { return false }
    guard closures.starts(with: other.closures) || other.closures.starts(with: closures) else {
      return false
    }
    return !isInOtherBranch(than: other) && !sides.excludes(other.sides)
  }

  /// Whether the two stand in different branches of one `switch`.
  package func isInOtherBranch(than other: VariableWrite) -> Bool {
    choices.excludes(other.choices)
  }
}

extension [VariableWrite.Choice] {
  /// Whether no run takes all of both.
  fileprivate func excludes(_ others: [VariableWrite.Choice]) -> Bool {
    contains { choice in others.contains { $0.place == choice.place && $0.branch != choice.branch } }
  }
}

/// One condition over two or more variables.
package struct VariableTest: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A computed property that consists of `isExporting
    ///
    /// isImporting`, and so names several flags at once.
    case alternative
    /// A condition of an `if … else if …` chain, each of which tests one variable: `if isLoading { … } else
    /// if hasFailed { … }`.
    case chain
    case other
  }

  /// In order of appearance, each once.
  package var variables: [String]
  package var location: Location
  package var body: String
  package var form: Form
}

extension ProjectType {
  /// Collects the accesses of the type's bodies and of outside code to the given variables.
  package func accessSummary(of names: Set<String>) -> AccessSummary {
    var collector = AccessCollector(names: names)
    // By index: bodies are large, and a loop over the values copies each.
    for index in bodies.indices { collector.enter(bodies[index].fact, in: bodies[index].path) }
    for body in outsideBodies { collector.enter(body.fact, in: body.path, at: .outside) }
    let entered = Set(collector.activity.writes.lazy.filter { $0.moment == .outside }.map(\.location))
    // A binding that is only passed on may never be written. A value that is only known not to be nil says
    // nothing about other variables.
    for write in outsideWrites
    where write.fact.form == .write && write.fact.receiver != .unknown && write.fact.value != .some
      && write.fact.value != .empty
      && names.contains(write.fact.member)
      && !entered.contains(Location(path: write.path, span: write.fact.span))
    {
      collector.note(write.fact, in: write.path)
    }
    return collector.activity
  }
}

private struct AccessCollector {
  let names: Set<String>
  var activity = AccessSummary()
  private var path = ""
  private var body: Body?
  private var moment = VariableWrite.Moment.straight
  private var guards: [String] = []
  /// The variables that are known to be set.
  private var held: [String] = []
  /// The variables that are known to be off.
  private var idle: [String] = []
  private var closures: [Span] = []
  private var choices: [VariableWrite.Choice] = []
  private var sides: [VariableWrite.Choice] = []
  /// What is nested deeper, as the end of a long `else if` chain, counts as one run with what stands beside it.
  private static let knownSides = 16

  init(names: Set<String>) { self.names = names }

  mutating func enter(_ body: Body, in path: String, at moment: VariableWrite.Moment = .straight) {
    self.path = path
    self.body = body
    self.moment = moment
    guards = []
    held = []
    idle = []
    closures = []
    choices = []
    sides = []
    walk(body.statements)
  }

  mutating func note(_ write: OutsideWrite, in path: String) {
    let function = write.enclosingFunction ?? ""
    // Bodies of other types are identified by name, since their places are not kept. Accessors have no name,
    // so each of their writes stands alone.
    let place = Location(
      path: "\(path):\(write.enclosingType ?? "").\(function)",
      span: write.enclosingFunction == nil
        ? write.span : Span(line: 0, column: 0, endLine: 0, endColumn: 0))
    activity.writes.append(
      VariableWrite(
        variable: write.member, value: write.value,
        location: Location(path: path, span: write.span), body: function, bodyKind: .method,
        moment: .outside, guards: [], bodyPlace: place, closures: [], choices: []))
  }

  private mutating func walk(_ statements: [Statement]) {
    let outer = (guards, idle)
    for statement in statements { walk(statement) }
    (guards, idle) = outer
  }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .assign(.variable(let name), let value, let span): write(name, value, span)
    case .havoc(.variable(let name), let span), .project(let name, _, let span):
      write(name, .unknown, span)
    case .branch(let clauses, let then, let otherwise):
      branch(clauses, then: then, otherwise: otherwise)
    case .select(let selection):
      note(selection)
      let isPhase = selection.isOfPhases
      for (branch, choice) in selection.branches.enumerated() {
        choices.append(VariableWrite.Choice(place: selection.span, branch: branch, isPhase: isPhase))
        under(selection.subject.variables, choice.body)
        choices.removeLast()
      }
    case .loop(let loop):
      loop.clauses.forEach { walk($0.effects) }
      under(test(loop.clauses), loop.body)
    case .closure(let closure): enter(closure)
    case .defer(let body), .perhaps(let body), .together(let body), .function(_, let body),
      .scope(let body, _):
      walk(body)
    case .either(let choices): choices.forEach { walk($0) }
    case .attempt(let body, let catches):
      walk(body)
      catches.forEach { walk($0) }
    case .test(let value, let span):
      if case .conditional = value { return noteChain(value, at: span) }
      let isName = body?.kind == .getter && value.isAlternative
      note(value.variables, at: span, form: isName ? .alternative : .other)
    case .suspend: if moment == .straight { moment = .afterSuspension }
    case .call(let called, _, _): note(called)
    case .assign, .havoc, .leave, .escape, .invoke, .post, .mayThrow: break
    }
  }

  private mutating func branch(_ clauses: [Clause], then: [Statement], otherwise: [Statement]) {
    clauses.forEach { walk($0.effects) }
    noteChain(clauses, otherwise: otherwise)
    let tested = test(clauses)
    if then.isEmpty, case .leave? = otherwise.last {
      // A guard: the rest of the block runs under its condition.
      under(tested, otherwise)
      guards += tested.filter { !guards.contains($0) }
      idle += clauses.flatMap(\.value.idleNames)
    } else {
      let outer = (held, idle, sides)
      held += clauses.compactMap(\.value.heldName)
      idle += clauses.flatMap(\.value.idleNames)
      let isDivided = !then.isEmpty && !otherwise.isEmpty && sides.count < Self.knownSides
      for (branch, list) in [then, otherwise].enumerated() {
        if isDivided, let first = clauses.first {
          sides.append(VariableWrite.Choice(place: first.span, branch: branch))
        }
        under(tested, list)
        (held, idle, sides) = outer
      }
    }
  }

  /// Records a test for `if a … else if b … else if c`, and one for each tail of the chain, up to a condition
  /// over several variables. Conditions over no variable are skipped.
  private mutating func noteChain(_ clauses: [Clause], otherwise: [Statement]) {
    guard let first = clauses.first else { return }
    var links = known(in: clauses)
    guard links.count == 1 else { return }
    var rest = otherwise
    while rest.count == 1, case .branch(let next, _, let further) = rest[0] {
      let asked = known(in: next)
      if asked.count > 1 { break }
      links += asked.filter { !links.contains($0) }
      rest = further
    }
    note(links, at: first.span, form: .chain)
  }

  /// The same of `a ? x : b ? y : z`.
  private mutating func noteChain(_ value: LoweredExpression, at span: Span) {
    var (links, rest): ([String], LoweredExpression) = ([], value)
    while case .conditional(let test, _, let otherwise) = rest {
      let asked = test.variables.filter(names.contains)
      if asked.count > 1 { break }
      links += asked.filter { !links.contains($0) }
      rest = otherwise
    }
    note(links, at: span, form: .chain)
  }

  /// The variables that the clauses read, each once.
  private func known(in clauses: [Clause]) -> [String] {
    var found: [String] = []
    for name in clauses.flatMap({ $0.value.variables }) where names.contains(name) && !found.contains(name) {
      found.append(name)
    }
    return found
  }

  private mutating func note(_ selection: Selection) {
    guard case .tuple(let elements) = selection.subject, let body else { return }
    var taken: [String] = []
    for case .variable(let name) in elements where names.contains(name) && !taken.contains(name) {
      taken.append(name)
    }
    guard taken.count > 1 else { return }
    activity.selections.append(
      VariableTest(
        variables: taken, location: Location(path: path, span: selection.span), body: body.name, form: .other)
    )
  }

  private mutating func under(_ tested: [String], _ statements: [Statement]) {
    guard !tested.isEmpty else { return walk(statements) }
    let outer = guards
    guards += tested.filter { !guards.contains($0) }
    walk(statements)
    guards = outer
  }

  private mutating func note(_ called: CalledName) {
    guard called.holder == .instance, let body else { return }
    activity.calls.append(
      CalledBody(
        name: called.name, body: body.name, bodyKind: body.kind,
        bodyPlace: Location(path: path, span: body.span), moment: moment, guards: guards, closures: closures,
        choices: choices))
  }

  private mutating func enter(_ closure: Closure) {
    let outer = (moment, closures)
    switch closure.fate {
    case .immediate: break
    case .argument, .ownArgument, .local, .stored: if moment != .outside { moment = .inClosure }
    }
    if !closure.runsAtOnce { closures.append(closure.span) }
    walk(closure.body)
    (moment, closures) = outer
  }

  private mutating func test(_ clauses: [Clause]) -> [String] {
    var tested: [String] = []
    for clause in clauses {
      clause.value.forEach { inner in
        guard case .variable(let name) = inner, names.contains(name), !tested.contains(name) else { return }
        tested.append(name)
      }
    }
    if let first = clauses.first { note(tested, at: first.span) }
    for name in held where names.contains(name) {
      for inner in tested where inner != name { activity.nested.insert([name, inner].sorted()) }
    }
    return tested
  }

  private mutating func note(
    _ variables: [String], at span: Span, form: VariableTest.Form = .other
  ) {
    guard variables.count > 1, let body else { return }
    let known = variables.filter(names.contains)
    guard known.count > 1 else { return }
    activity.tests.append(
      VariableTest(
        variables: known, location: Location(path: path, span: span), body: body.name, form: form))
  }

  private mutating func write(_ name: String, _ value: LoweredExpression, _ span: Span) {
    guard names.contains(name), let body else { return }
    activity.writes.append(
      VariableWrite(
        variable: name, value: value, location: Location(path: path, span: span),
        body: body.name, bodyKind: body.kind, moment: moment,
        guards: guards.filter { $0 != name }, idle: idle,
        bodyPlace: Location(path: path, span: body.span), closures: closures, choices: choices,
        sides: sides))
  }
}
