import UntangleFacts
import UntangleSourceFiles

/// A check that finds a flag unset, and a write on the same path that sets it only after an `await`.
struct LateSet: Hashable {
  var flag: String
  /// The condition that checks the flag.
  var check: Span
  /// The write.
  var set: Span
}

/// Follows a body from checks of flags to their writes.
///
/// Only definite knowledge counts. It ends with a call of a function that may write the flag, a write of
/// another value, a closure around the write, or a second check.
struct LateSetWalk {
  /// The followed flags, with the value that each is set to. Writing the initial value back does not claim
  /// anything.
  let busy: [String: Bool]
  /// The functions and properties of the type that write each flag, by flag.
  let writers: [String: Set<String>]
  private(set) var found: [LateSet] = []

  private struct Check {
    /// The known value of the flag.
    var isOn: Bool
    var place: Span
    var hasWaited = false
  }

  private typealias Checks = [String: Check]

  init(busy: [String: Bool], _ writers: [String: Set<String>]) {
    (self.busy, self.writers) = (busy, writers)
  }

  private var flags: Set<String> { Set(busy.keys) }

  mutating func follow(_ statements: [Statement]) { _ = walk(statements, [:]) }

  /// The checks that hold after the statements; nil if the end is unreachable.
  private mutating func walk(_ statements: [Statement], _ start: Checks) -> Checks? {
    var checks = start
    for statement in statements {
      guard let next = walk(statement, checks) else { return nil }
      checks = next
    }
    return checks
  }

  private mutating func walk(_ statement: Statement, _ checks: Checks) -> Checks? {
    switch statement {
    case .assign(.variable(let name), .boolean(let isOn), let place):
      if let check = checks[name], check.hasWaited, check.isOn != isOn, busy[name] == isOn {
        found.append(LateSet(flag: name, check: check.place, set: place))
      }
      return checks.without([name])
    case .suspend: return checks.mapValues { Check(isOn: $0.isOn, place: $0.place, hasWaited: true) }
    case .branch(let clauses, let then, let otherwise):
      return branch(clauses, then, otherwise, checks)
    case .leave: return nil
    case .closure(let closure):
      _ = walk(closure.body, [:])
      return checks.without(written(in: [statement]))
    case .attempt(let body, let catches):
      let after = walk(body, checks)
      for handler in catches { _ = walk(handler, checks.without(written(in: body))) }
      return after ?? checks.without(written(in: [statement]))
    case .scope(let body, _), .together(let body), .perhaps(let body):
      return walk(body, checks) ?? checks.without(written(in: [statement]))
    case .select(let selection):
      for branch in selection.branches { _ = walk(branch.body, checks) }
      return after(statement, checks)
    case .loop(let loop):
      _ = walk(loop.body, [:])
      return after(statement, checks)
    default: return after(statement, checks)
    }
  }

  private mutating func branch(
    _ clauses: [Clause], _ then: [Statement], _ otherwise: [Statement], _ checks: Checks
  ) -> Checks? {
    var inner = checks
    for clause in clauses {
      for effect in clause.effects { inner = walk(effect, inner) ?? inner }
      for (flag, isOn) in clause.value.known where busy[flag] != nil {
        inner[flag] = Check(isOn: isOn, place: clause.span)
      }
    }
    let asked = Set(clauses.flatMap(\.value.variables))
    let afterThen = walk(then, inner)
    var other = checks.without(asked)
    if clauses.count == 1, let only = clauses.first, case .variable(let flag) = only.value,
      flags.contains(flag)
    {
      other[flag] = Check(isOn: false, place: only.span)
    }
    let afterOther = walk(otherwise, other)
    switch (afterThen, afterOther) {
    case (nil, nil): return nil
    case (let one?, nil), (nil, let one?): return one
    case (let one?, let two?):
      // Keeps only what both paths agree on.
      return one.filter { flag, check in two[flag]?.isOn == check.isOn }
    }
  }

  /// The checks after a statement whose parts are not followed.
  private func after(_ statement: Statement, _ checks: Checks) -> Checks {
    let rest = checks.without(written(in: [statement]))
    return statement.waits ? rest.mapValues { Check(isOn: $0.isOn, place: $0.place, hasWaited: true) } : rest
  }

  private func written(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in statements {
      statement.forEach { inner in
        switch inner {
        case .assign(.variable(let name), _, _), .havoc(.variable(let name), _), .project(let name, _, _),
          .invoke(.variable(let name), _, _):
          names.insert(name)
        case .assign(.instance, _, _), .havoc(.instance, _): names.formUnion(flags)
        case .call(let called, _, _), .escape(let called, _, _):
          guard called.holder != .local else { return names.formUnion(flags) }
          guard let name = called.nameInScope else { return }
          names.formUnion(flags.filter { writers[$0]?.contains(name) ?? false })
        default: break
        }
      }
    }
    return names
  }
}

extension Statement {
  /// Whether executing the statement may suspend.
  fileprivate var waits: Bool {
    switch self {
    case .closure, .function: false
    case .suspend: true
    case .branch(let clauses, let then, let otherwise):
      clauses.contains { $0.effects.contains(where: \.waits) } || (then + otherwise).contains(where: \.waits)
    case .select(let selection): selection.branches.contains { $0.body.contains(where: \.waits) }
    case .loop(let loop): loop.body.contains(where: \.waits)
    case .attempt(let body, let catches): (body + catches.joined()).contains(where: \.waits)
    case .scope(let body, _), .together(let body), .perhaps(let body), .defer(let body):
      body.contains(where: \.waits)
    case .either(let choices): choices.joined().contains(where: \.waits)
    case .assign, .havoc, .project, .invoke, .post, .leave, .call, .escape, .test, .mayThrow: false
    }
  }
}

extension LoweredExpression {
  /// The values of variables that follow if the expression is true, as in `!isLoading && isReady`.
  fileprivate var known: [(String, Bool)] {
    switch self {
    case .variable(let name): [(name, true)]
    case .not(.variable(let name)): [(name, false)]
    case .and(let left, let right): left.known + right.known
    default: []
    }
  }
}

extension Dictionary where Key == String {
  fileprivate func without(_ names: Set<String>) -> Self {
    names.isDisjoint(with: keys) ? self : filter { !names.contains($0.key) }
  }
}
