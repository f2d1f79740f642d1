import UntangleFacts

/// The uses of locals in a body. Names of locals are unique within it.
struct LocalUse: Sendable {
  /// Locals that some expression reads. Only these get slots.
  private(set) var read: Set<String> = []
  private(set) var assignments: [String: Int] = [:]
  /// How often each local occurs at all.
  private(set) var mentions: [String: Int] = [:]
  /// The number of elements of each local that holds a tuple: `let both = (phase, isOn)`.
  private(set) var tuples: [String: Int] = [:]

  /// How often each part of a constant is read.
  private(set) var parts: [StoredPart: Int] = [:]

  init(_ statements: [Statement]) { add(statements) }

  /// The locals that occur only in these statements, and are therefore new in each execution of them.
  func own(of statements: [Statement]) -> [String] {
    LocalUse(statements).mentions.filter { mentions[$0.key] == $0.value }.map(\.key).sorted()
  }

  /// Whether the local is assigned at most once.
  func isConstant(_ name: String) -> Bool { assignmentCount(of: name) <= 1 }

  /// The number of assignments. For an element of a tuple, includes those to the whole tuple.
  func assignmentCount(of name: String) -> Int {
    let whole = name.firstIndex(of: ".").map { String(name[..<$0]) }
    return assignments[name, default: 0] + (whole.map { assignments[$0, default: 0] } ?? 0)
  }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .assign(let target, let value, _):
      note(target)
      look(at: value)
      if case .local(let name) = target, case .tuple(let elements) = value {
        tuples[name] = elements.count
      }
    case .havoc(let target, _): note(target)
    case .branch(let clauses, let then, let otherwise):
      add(clauses)
      add(then)
      add(otherwise)
    case .select(let selection):
      look(at: selection.subject)
      for branch in selection.branches {
        for item in branch.items { item.condition.map { look(at: $0) } }
        add(branch.body)
      }
    case .loop(let loop):
      add(loop.clauses)
      add(loop.body)
    case .closure(let closure): add(closure.body)
    case .defer(let body), .function(_, let body), .perhaps(let body), .together(let body),
      .scope(let body, _):
      add(body)
    case .attempt(let body, let catches):
      add(body)
      catches.forEach { add($0) }
    case .either(let choices): choices.forEach { add($0) }
    case .call(_, let arguments, _): for argument in arguments { look(at: argument.value) }
    case .project, .invoke, .post, .leave, .escape, .test, .mayThrow, .suspend: break
    }
  }

  private mutating func add(_ clauses: [Clause]) {
    for clause in clauses {
      add(clause.effects)
      look(at: clause.value)
    }
  }

  private mutating func note(_ target: Target) {
    guard case .local(let name) = target else { return }
    assignments[name, default: 0] += 1
    mentions[name, default: 0] += 1
  }

  private mutating func look(at value: LoweredExpression) {
    value.forEach { inner in
      switch inner {
      case .local(let name):
        read.insert(name)
        mentions[name, default: 0] += 1
      case .stored(let part): parts[part, default: 0] += 1
      default: break
      }
    }
  }
}

extension LocalUse {
  /// The names of the slots. Each element of a tuple has its own name.
  var slotNames: [String] {
    let names = read.flatMap { name in
      tuples[name].map { count in (0..<count).map { Self.element($0, of: name) } } ?? [name]
    }
    return Set(names).sorted()
  }

  static func element(_ index: Int, of name: String) -> String { "\(name).\(index)" }
}

extension [Statement] {
  /// All closures in the statements, nested ones included, in source order.
  var closures: [Closure] {
    var found: [Closure] = []
    for statement in self {
      statement.forEach { if case .closure(let closure) = $0 { found.append(closure) } }
    }
    return found
  }
}
