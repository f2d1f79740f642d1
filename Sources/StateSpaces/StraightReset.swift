import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The variables that one list of statements certainly resets. The list is a body, or a branch or closure in
/// it.
struct StraightReset {
  /// The base name of the body.
  var body: String
  /// The place of the first of the writes.
  var location: Location
  /// The variables that are off, nil or in their declared case afterwards, with those values.
  var values: [String: LoweredExpression]
  /// All variables that the body writes, anywhere and with any value.
  var touched: Set<String>
}

/// The resets of a body: one for each list of statements in it. `variables` are by name.
func straightResets(
  of variables: [String: StateVariable], in body: InFile<Body>
) -> [StraightReset] {
  var reader = ResetReader(variables)
  reader.read(body.fact.statements)
  return reader.lists.compactMap { list in
    guard let first = list.first else { return nil }
    return StraightReset(
      body: body.fact.name, location: Location(path: body.path, span: first), values: list.values,
      touched: reader.touched)
  }
}

/// Finds the variables that each list of statements in a body sets on every path through the list.
private struct ResetReader {
  struct List {
    var values: [String: LoweredExpression] = [:]
    var unsure: Set<String> = []
    var first: Span?
  }

  private(set) var lists: [List] = []
  private(set) var touched: Set<String> = []
  private let variables: [String: StateVariable]

  init(_ variables: [String: StateVariable]) { self.variables = variables }

  /// Returns the variables that the statements write.
  @discardableResult
  mutating func read(_ statements: [Statement]) -> Set<String> {
    let before = touched
    touched = []
    var list = List()
    read(statements, into: &list)
    for name in list.unsure { list.values[name] = nil }
    lists.append(list)
    let written = touched
    touched.formUnion(before)
    return written
  }

  private mutating func read(_ statements: [Statement], into list: inout List) {
    for statement in statements {
      switch statement {
      case .assign(.variable(let name), let value, let span): write(name, value, span, in: &list)
      case .havoc(.variable(let name), _), .project(let name, _, _), .invoke(.variable(let name), _, _):
        spoil([name], in: &list)
      case .assign(.instance, _, _), .havoc(.instance, _): spoil(Set(variables.keys), in: &list)
      case .scope(let inner, _), .together(let inner), .defer(let inner): read(inner, into: &list)
      case .attempt(let inner, let catches):
        read(inner, into: &list)
        for inner in catches { list.unsure.formUnion(read(inner)) }
      case .branch(let clauses, let then, let otherwise):
        for clause in clauses { read(clause.effects, into: &list) }
        let inside = read(then).union(read(otherwise))
        // Writes in a `guard` that leaves do not affect what follows.
        if !then.isEmpty { list.unsure.formUnion(inside) }
      case .select(let selection):
        for branch in selection.branches { list.unsure.formUnion(read(branch.body)) }
      case .loop(let loop): list.unsure.formUnion(read(loop.body))
      case .function(_, let inner), .perhaps(let inner): list.unsure.formUnion(read(inner))
      case .either(let choices): for inner in choices { list.unsure.formUnion(read(inner)) }
      // A closure may run later.
      case .closure(let closure): read(closure.body)
      case .assign, .havoc, .invoke, .post, .leave, .call, .escape, .test, .mayThrow, .suspend:
        break
      }
    }
  }

  private mutating func write(_ name: String, _ value: LoweredExpression, _ span: Span, in list: inout List) {
    guard let variable = variables[name] else { return }
    touched.insert(name)
    guard variable.isReset(by: value), list.values[name] ?? value == value else {
      list.unsure.insert(name)
      return
    }
    list.values[name] = value
    list.first = list.first ?? span
  }

  private mutating func spoil(_ names: Set<String>, in list: inout List) {
    let own = names.filter { variables[$0] != nil }
    touched.formUnion(own)
    list.unsure.formUnion(own)
  }
}

extension StateVariable {
  fileprivate func isReset(by value: LoweredExpression) -> Bool {
    switch value {
    case .boolean(false), .null: true
    case .enumCase(let name), .found(.enumCase(let name), _): defaultValue == .value(.enumCase(name))
    default: false
    }
  }
}
