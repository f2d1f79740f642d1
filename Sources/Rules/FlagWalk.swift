import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A way out of a body, or of a closure in it, that leaves a flag as the body has set it.
struct LeftFlag: Hashable {
  enum Way: String, Hashable { case earlyReturn, error }

  var way: Way
  /// The condition under which it returns early; for an error, where the flag is set.
  var place: Span
}

/// Follows one flag through a body: what it is on each way out.
///
/// A flag is left where a body, or a closure in it, sets it, resets it on every way from there to its end, and ends on
/// another way from there without a reset. Whatever may reset it counts as a reset: a function of the type that writes it, a closure made on
/// the way, a `defer`, a value that nobody knows.
struct FlagWalk {
  let flag: String
  /// What it is set to; the other value is the one it is declared with.
  let busy: Bool
  /// Functions and properties of the type whose code writes the flag.
  let writers: Set<String>

  private(set) var left: [LeftFlag] = []
  /// Labels lead further than is followed here.
  private var isTooOdd = false

  fileprivate enum Level: Hashable {
    case untouched, set, reset
    /// Code that is not followed may have reset it.
    case handled
  }

  /// What is known on one way.
  fileprivate struct Way: Hashable {
    var level = Level.untouched
    /// A `defer` resets it on every way out.
    var isDeferred = false
    /// It came through a `catch`.
    var hasFailed = false
    /// Where the flag was set last; nil where it was not, or another body has set it.
    var setPlace: Span?

    var isLeft: Bool { level == .set && !isDeferred }
  }

  private typealias Ways = Set<Way>

  /// A body or a closure, with where its statements lead.
  private struct Unit {
    var ends: Ways = []
    var early: [Span: Ways] = [:]
    var errors: Ways = []
    /// By loop or `switch`, innermost last.
    var breaks: [Ways] = []
    var continues: [Ways] = []
    /// By `do` with a `catch`, innermost last.
    var caught: [Ways] = []
  }

  init(flag: String, busy: Bool, writers: Set<String>) {
    (self.flag, self.busy, self.writers) = (flag, busy, writers)
  }

  /// Of a body whose statements write the flag.
  mutating func follow(_ statements: [Statement]) {
    run(statements, from: [Way()])
    if isTooOdd { left = [] }
  }

  /// What the flag is where the statements end without an error.
  @discardableResult
  private mutating func run(_ statements: [Statement], from start: Ways) -> Set<Level> {
    var unit = Unit()
    var statements = statements[...]
    if case .leave(.return)? = statements.last { statements = statements.dropLast() }
    unit.ends = walk(Array(statements), start, under: nil, &unit)
    let ends = unit.ends.filter { !$0.isDeferred && !$0.hasFailed }
    let meant = Set(ends.filter { $0.level == .set }.map(\.setPlace))
    // Set and returned at once, as an answer, is no work that was begun.
    let begun = Set(ends.filter { $0.level == .reset }.map(\.setPlace)).subtracting(meant)
    func isLeft(_ way: Way) -> Bool { way.isLeft && begun.contains(way.setPlace) }
    let early = unit.early.filter { $0.value.contains(where: isLeft) }.map(\.key)
    left += early.sorted().map { LeftFlag(way: .earlyReturn, place: $0) }
    let failed = Set(unit.errors.union(unit.ends).filter(isLeft).compactMap { $0.setPlace })
    left += failed.sorted().map { LeftFlag(way: .error, place: $0) }
    return Set(ends.map(\.level))
  }

  /// The ways that go on after the statements.
  private mutating func walk(
    _ statements: [Statement], _ ways: Ways, under place: Span?, _ unit: inout Unit
  ) -> Ways {
    statements.reduce(ways) { ways, statement in
      // A flag that is set in so many places is no sign of work that was begun.
      if ways.count > Self.mostWays { isTooOdd = true }
      return ways.isEmpty || isTooOdd ? [] : walk(statement, ways, under: place, &unit)
    }
  }

  private static let mostWays = 32

  private mutating func walk(
    _ statement: Statement, _ ways: Ways, under place: Span?, _ unit: inout Unit
  ) -> Ways {
    switch statement {
    case .assign(.variable(flag), .boolean(busy), let span):
      return ways.set(at: span)
    case .assign(.variable(flag), .boolean, _): return ways.with(.reset)
    case .assign(.variable(let name), _, _), .havoc(.variable(let name), _), .project(let name, _, _),
      .invoke(let name, _, _):
      return name == flag || writers.contains(name) ? ways.with(.handled) : ways
    case .assign(.instance, _, _), .havoc(.instance, _): return ways.with(.handled)
    case .assign(.local, _, _), .havoc(.local, _), .test, .suspend, .function: return ways
    case .call(let text, _, _), .escape(let text, _, _):
      let called = CalledName(text)
      return called.holder == .local || writers.contains(called.name) ? ways.with(.handled) : ways
    case .branch(let clauses, let then, let otherwise):
      return branch(clauses, then, otherwise, ways, under: place, &unit)
    case .select(let selection): return select(selection, ways, &unit)
    case .loop(let loop): return self.loop(loop, ways, under: place, &unit)
    case .closure(let closure): return self.closure(closure, ways)
    case .defer(let body): return body.contains(where: mayWrite) ? ways.deferred : ways
    case .attempt(let body, let catches): return attempt(body, catches, ways, under: place, &unit)
    case .mayThrow:
      raise(ways, &unit)
      return ways
    case .perhaps(let body): return ways.union(walk(body, ways, under: place, &unit))
    case .either(let choices):
      return choices.reduce(Ways()) { $0.union(walk($1, ways, under: place, &unit)) }
    case .scope(let body, let label):
      if label != nil { isTooOdd = true }
      return walk(body, ways, under: place, &unit)
    case .leave(let exit):
      leave(exit, ways, under: place, &unit)
      return []
    }
  }

  private mutating func leave(_ exit: Exit, _ ways: Ways, under place: Span?, _ unit: inout Unit) {
    switch exit {
    case .return:
      if let place { unit.early[place, default: []].formUnion(ways) } else { unit.ends.formUnion(ways) }
    case .throw: raise(ways, &unit)
    case .break(let label):
      guard label == nil, let inner = unit.breaks.indices.last else { return isTooOdd = true }
      unit.breaks[inner].formUnion(ways)
    case .continue(let label):
      guard label == nil, let inner = unit.continues.indices.last else { return isTooOdd = true }
      unit.continues[inner].formUnion(ways)
    case .fallthrough: isTooOdd = true
    case .trap: break
    }
  }

  private func raise(_ ways: Ways, _ unit: inout Unit) {
    guard let inner = unit.caught.indices.last else { return unit.errors.formUnion(ways) }
    unit.caught[inner].formUnion(ways)
  }

  private mutating func branch(
    _ clauses: [Clause], _ then: [Statement], _ otherwise: [Statement], _ ways: Ways, under place: Span?,
    _ unit: inout Unit
  ) -> Ways {
    var yes = ways
    var no: Ways = []
    for clause in clauses {
      yes = walk(clause.effects, yes, under: place, &unit)
      no.formUnion(outcome(false, of: clause.value, on: yes))
      yes = outcome(true, of: clause.value, on: yes)
    }
    let here = clauses.first?.span ?? place
    return walk(then, yes, under: here, &unit).union(walk(otherwise, no, under: here, &unit))
  }

  /// The ways on which a condition may have an outcome.
  private func outcome(_ outcome: Bool, of value: LoweredExpression, on ways: Ways) -> Ways {
    switch value {
    case .boolean(let constant): return constant == outcome ? ways : []
    case .equal(.some, .null): return outcome ? [] : ways
    case .not(let inner): return self.outcome(!outcome, of: inner, on: ways)
    case .variable(flag):
      // Who asks for the flag knows what it is.
      return ways.filter { $0.level != (outcome == busy ? .reset : .set) }
    case .equal(let left, let right)
    where !outcome && (left.isOwn && right.isLocal || left.isLocal && right.isOwn):
      // `guard id == currentID`: somebody else has begun anew, and the flag is theirs.
      return ways.with(.handled)
    default: return ways
    }
  }

  private mutating func select(_ selection: Selection, _ ways: Ways, _ unit: inout Unit) -> Ways {
    if selection.label != nil { isTooOdd = true }
    unit.breaks.append([])
    let ends = selection.branches.reduce(Ways()) { ends, branch in
      ends.union(walk(branch.body, ways, under: selection.span, &unit))
    }
    return ends.union(unit.breaks.removeLast())
  }

  private mutating func loop(
    _ loop: Loop, _ ways: Ways, under place: Span?, _ unit: inout Unit
  ) -> Ways {
    if loop.label != nil { isTooOdd = true }
    var entering = ways
    var ends: Ways = []
    // What one round leaves is what the next begins with.
    for _ in 0..<2 {
      unit.breaks.append([])
      unit.continues.append([])
      for clause in loop.clauses { entering = walk(clause.effects, entering, under: clause.span, &unit) }
      let place = loop.clauses.first?.span ?? place
      let round = walk(loop.body, entering, under: place, &unit).union(unit.continues.removeLast())
      ends.formUnion(round.union(unit.breaks.removeLast()))
      entering.formUnion(round)
    }
    return loop.form == .bodyFirst ? ends : ends.union(ways)
  }

  private mutating func closure(_ closure: Closure, _ ways: Ways) -> Ways {
    guard closure.body.contains(where: mayWrite) else { return ways }
    let start = Set(ways.map { $0.level == .set ? Way(level: .set, setPlace: $0.setPlace) : Way() })
    let ends = run(closure.body, from: start)
    // Whoever has it resets the flag, or may do so.
    return ways.with(ends == [.reset] ? .reset : .handled)
  }

  private mutating func attempt(
    _ body: [Statement], _ catches: [[Statement]], _ ways: Ways, under place: Span?, _ unit: inout Unit
  ) -> Ways {
    unit.caught.append([])
    let ends = walk(body, ways, under: place, &unit)
    let caught = Set(
      unit.caught.removeLast().map { way in
        var failed = way
        failed.hasFailed = true
        return failed
      })
    return catches.reduce(ends) { $0.union(walk($1, caught, under: place, &unit)) }
  }

  /// Whether a statement, or what it calls, may write the flag.
  private func mayWrite(_ statement: Statement) -> Bool {
    statement.contains { inner in
      switch inner {
      case .assign(.variable(let name), _, _), .havoc(.variable(let name), _):
        name == flag || writers.contains(name)
      case .assign(.instance, _, _), .havoc(.instance, _): true
      case .call(let text, _, _), .escape(let text, _, _): writers.contains(CalledName(text).name)
      default: false
      }
    }
  }
}

extension Set<FlagWalk.Way> {
  fileprivate func with(_ level: FlagWalk.Level) -> Self {
    Set(
      map { way in
        var way = way
        way.level = level
        return way
      })
  }

  fileprivate func set(at place: Span) -> Self {
    Set(
      map { way in
        var way = way
        (way.level, way.setPlace) = (.set, place)
        return way
      })
  }

  fileprivate var deferred: Self {
    Set(
      map { way in
        var way = way
        way.isDeferred = true
        return way
      })
  }
}

extension LoweredExpression {
  fileprivate var isOwn: Bool {
    if case .variable = self { return true }
    return false
  }

  fileprivate var isLocal: Bool {
    if case .local = self { return true }
    return false
  }
}
