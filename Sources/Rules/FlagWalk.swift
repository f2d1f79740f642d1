import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// An exit from a body, or from a closure in it, that leaves a flag set.
struct LeftFlag: Hashable {
  enum Way: String, Hashable { case earlyReturn, error }

  var way: Way
  /// The condition of the early return; for an error, the place where the flag is set.
  var place: Span
}

/// Follows a flag along the paths through a body, to find its value at each exit.
///
/// A flag is left set if a body, or a closure in it, sets it, resets it on every path to its normal end, and
/// has another exit without a reset. Anything that may reset the flag counts as a reset: a call of a function
/// that writes it, a closure created on the path, a `defer`, or an unknown value.
struct FlagWalk {
  let flag: String
  /// The value that means set. The flag is declared with the other value.
  let busy: Bool
  /// Functions and properties of the type that write the flag, directly or through others.
  let writers: Set<String>

  private(set) var left: [LeftFlag] = []
  /// Whether the body ends the last run of its work by `cancel()`. A run that was ended leaves the flag to the next one.
  private var endsLastRun = false
  /// Set if the body has control flow that is not modelled, such as labels. Nothing is reported then.
  private var isUnsupported = false

  fileprivate enum Level: Hashable {
    case untouched, set, reset
    /// Code that is not followed may have reset the flag.
    case handled
  }

  /// The abstract state on one path.
  fileprivate struct Way: Hashable {
    var level = Level.untouched
    /// A `defer` resets the flag at every exit.
    var isDeferred = false
    /// The path goes through a `catch`.
    var hasFailed = false
    /// The last place that set the flag; nil if nothing did, or if another body did.
    var setPlace: Span?

    var isLeft: Bool { level == .set && !isDeferred }
  }

  private typealias Ways = Set<Way>

  /// A body or a closure, with the states at its exits.
  private struct Unit {
    var ends: Ways = []
    var early: [Span: Ways] = [:]
    var errors: Ways = []
    /// By enclosing loop or `switch`, innermost last.
    var breaks: [Ways] = []
    var continues: [Ways] = []
    /// By enclosing `do` with a `catch`, innermost last.
    var caught: [Ways] = []
  }

  init(flag: String, busy: Bool, writers: Set<String>) {
    (self.flag, self.busy, self.writers) = (flag, busy, writers)
  }

  /// Analyses a body that writes the flag.
  mutating func follow(_ statements: [Statement]) {
    endsLastRun = statements.cancelStoredWork
    run(statements, from: [Way()])
    if isUnsupported { left = [] }
  }

  /// The levels of the flag where the statements end without an error.
  @discardableResult
  private mutating func run(
    _ statements: [Statement], from start: Ways, inClosure: Bool = false
  ) -> Set<Level> {
    var unit = Unit()
    var statements = statements[...]
    if case .leave(.return)? = statements.last { statements = statements.dropLast() }
    unit.ends = walk(Array(statements), start, under: nil, &unit)
    let ends = unit.ends.filter { !$0.isDeferred && !$0.hasFailed }
    let meant = Set(ends.filter { $0.level == .set }.map(\.setPlace))
    // Setting the flag and returning at once is an answer, not the start of work.
    let begun = Set(ends.filter { $0.level == .reset }.map(\.setPlace)).subtracting(meant)
    func isLeft(_ way: Way) -> Bool { way.isLeft && begun.contains(way.setPlace) }
    let isTurnedAway = inClosure && endsLastRun
    let early = isTurnedAway ? [] : unit.early.filter { $0.value.contains(where: isLeft) }.map(\.key)
    left += early.sorted().map { LeftFlag(way: .earlyReturn, place: $0) }
    let failed = Set(unit.errors.union(unit.ends).filter(isLeft).compactMap { $0.setPlace })
    left += failed.sorted().map { LeftFlag(way: .error, place: $0) }
    return Set(ends.map(\.level))
  }

  /// The states after the statements.
  private mutating func walk(
    _ statements: [Statement], _ ways: Ways, under place: Span?, _ unit: inout Unit
  ) -> Ways {
    statements.reduce(ways) { ways, statement in
      // A flag that is set in so many places does not mark the start of work.
      if ways.count > Self.mostWays { isUnsupported = true }
      return ways.isEmpty || isUnsupported ? [] : walk(statement, ways, under: place, &unit)
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
      .invoke(.variable(let name), _, _):
      return name == flag || writers.contains(name) ? ways.with(.handled) : ways
    case .assign(.instance, _, _), .havoc(.instance, _): return ways.with(.handled)
    case .assign, .havoc, .invoke, .post, .test, .suspend, .function: return ways
    case .call(let called, _, _), .escape(let called, _, _):
      let mayWrite = called.holder == .local || called.nameInScope.map(writers.contains) ?? false
      return mayWrite ? ways.with(.handled) : ways
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
    case .together(let body): return walk(body, ways, under: place, &unit)
    case .either(let choices):
      return choices.reduce(Ways()) { $0.union(walk($1, ways, under: place, &unit)) }
    case .scope(let body, let label):
      if label != nil { isUnsupported = true }
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
      guard label == nil, let inner = unit.breaks.indices.last else { return isUnsupported = true }
      unit.breaks[inner].formUnion(ways)
    case .continue(let label):
      guard label == nil, let inner = unit.continues.indices.last else { return isUnsupported = true }
      unit.continues[inner].formUnion(ways)
    case .fallthrough: isUnsupported = true
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

  /// The states in which a condition may have the outcome.
  private func outcome(_ outcome: Bool, of value: LoweredExpression, on ways: Ways) -> Ways {
    switch value {
    case .boolean(let constant): return constant == outcome ? ways : []
    case .equal(.some, .null): return outcome ? [] : ways
    case .not(let inner): return self.outcome(!outcome, of: inner, on: ways)
    case .variable(flag):
      // A condition on the flag determines its value.
      return ways.filter { $0.level != (outcome == busy ? .reset : .set) }
    case .equal(let left, let right)
    where !outcome && (left.isOwn && right.isLocal || left.isLocal && right.isOwn):
      // In `guard id == currentID`, the other outcome means that newer work owns the flag.
      return ways.with(.handled)
    default: return ways
    }
  }

  private mutating func select(_ selection: Selection, _ ways: Ways, _ unit: inout Unit) -> Ways {
    if selection.label != nil { isUnsupported = true }
    unit.breaks.append([])
    let ends = selection.branches.reduce(Ways()) { ends, branch in
      ends.union(walk(branch.body, ways, under: selection.span, &unit))
    }
    return ends.union(unit.breaks.removeLast())
  }

  private mutating func loop(
    _ loop: Loop, _ ways: Ways, under place: Span?, _ unit: inout Unit
  ) -> Ways {
    if loop.label != nil { isUnsupported = true }
    var entering = ways
    var ends: Ways = []
    // A second iteration starts with the states that the first one leaves.
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
    let ends = run(closure.body, from: start, inClosure: true)
    // The receiver of the closure resets the flag, or may do so.
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
      case .call(let called, _, _), .escape(let called, _, _):
        called.nameInScope.map(writers.contains) ?? false
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

extension [Statement] {
  /// Whether a variable is told to cancel what it holds, and is given something new.
  fileprivate var cancelStoredWork: Bool {
    var (cancelled, stored): (Set<String>, Set<String>) = ([], [])
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .invoke(.variable(let name), method: "cancel", _): cancelled.insert(name)
        case .assign(.variable(let name), let value, _) where value != .null: stored.insert(name)
        default: break
        }
      }
    }
    return !cancelled.isDisjoint(with: stored)
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
