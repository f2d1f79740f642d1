import UntangleFacts

/// Which code can touch the variables of a space at all: the rest is not followed.
struct Influence: Sendable {
  /// What calling a function can do, other than nothing.
  struct Reach: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// Writes a variable, or makes something that does so later.
    static let writes = Reach(rawValue: 1)
    static let suspends = Reach(rawValue: 2)
    static let throwing = Reach(rawValue: 4)
  }

  private let variables: Set<String>
  /// By the name of a method, or of a property with a setter; overloads and overrides as one.
  private var reach: [String: Reach] = [:]
  private var calls: [String: Set<String>] = [:]

  init(variables: Set<String>, bodies: [Body]) {
    self.variables = variables
    for body in bodies {
      let survey = StatementSurvey(body.statements, variables: variables)
      reach[body.name, default: []].formUnion(survey.reach)
      calls[body.name, default: []].formUnion(survey.called)
    }
    spread()
  }

  /// Functions that turned out to run code which writes.
  mutating func note(writers: Set<String>) {
    for name in writers { reach[name, default: []].insert(.writes) }
    if !writers.isEmpty { spread() }
  }

  /// The names that the bodies of a name call, sorted; own functions and others.
  func called(by name: String) -> [String] { calls[name]?.sorted() ?? [] }

  /// What a function reaches it reaches through those that it calls, too.
  private mutating func spread() {
    var callers: [String: [String]] = [:]
    for (caller, called) in calls {
      for name in called { callers[name, default: []].append(caller) }
    }
    var waiting = Array(reach.keys)
    while let name = waiting.popLast() {
      let here = reach[name] ?? []
      for caller in callers[name] ?? [] where !(reach[caller] ?? []).isSuperset(of: here) {
        reach[caller, default: []].formUnion(here)
        waiting.append(caller)
      }
    }
  }

  /// What a local holds is no function of a name of its own.
  func reach(ofCalling name: String) -> Reach {
    let called = CalledName(name)
    return called.holder == .local ? [] : reach[called.name] ?? []
  }

  /// What statements reach where they stand, with the functions that they call.
  func reach(of statements: [Statement]) -> Reach {
    let survey = StatementSurvey(statements, variables: variables)
    return survey.called.reduce(survey.reach) { $0.union(reach(ofCalling: $1)) }
  }

  func writes(_ statements: [Statement]) -> Bool { reach(of: statements).contains(.writes) }
}

/// What a tree of statements does itself, and the names of what it calls.
private struct StatementSurvey {
  private(set) var reach: Influence.Reach = []
  private(set) var called: Set<String> = []
  private let variables: Set<String>

  init(_ statements: [Statement], variables: Set<String>) {
    self.variables = variables
    for statement in statements { statement.forEach { note($0) } }
    // What waits in a closure does so where the closure runs.
    if statements.waits { reach.insert(.suspends) } else { reach.remove(.suspends) }
  }

  private mutating func note(_ statement: Statement) {
    switch statement {
    case .assign(.variable(let name), _, _), .disturb(.variable(let name), _),
      .invoke(let name, _, _):
      // The observers of a variable have its name, and so has the setter of a property.
      if variables.contains(name) { reach.insert(.writes) }
      called.insert(name)
    case .assign(.instance, _, _), .disturb(.instance, _): reach.insert(.writes)
    case .call(let name, _, _), .handOut(let name, _, _):
      let function = CalledName(name)
      if function.holder != .local { called.insert(function.name) }
    case .suspend: reach.insert(.suspends)
    case .mayThrow, .leave(.throw): reach.insert(.throwing)
    default: break
    }
  }
}

extension [Statement] {
  /// Whether some `await` stands outside of the closures that run later.
  fileprivate var waits: Bool { contains(where: \.waits) }
}

extension Statement {
  fileprivate var waits: Bool {
    switch self {
    case .suspend: true
    case .closure(let closure): closure.fate.reading(.inferred) == .atOnce && closure.body.waits
    case .branch(let clauses, let then, let otherwise):
      clauses.contains { $0.effects.waits } || then.waits || otherwise.waits
    case .select(let selection): selection.branches.contains { $0.body.waits }
    case .loop(let loop): loop.clauses.contains { $0.effects.waits } || loop.body.waits
    case .defer(let body), .function(_, let body), .perhaps(let body), .scope(let body, _):
      body.waits
    case .attempt(let body, let catches): body.waits || catches.contains(where: \.waits)
    case .either(let choices): choices.contains(where: \.waits)
    case .assign, .disturb, .project, .invoke, .leave, .call, .handOut, .test, .mayThrow: false
    }
  }
}
