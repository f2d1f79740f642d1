package import UntangleSourceFiles

extension Statement {
  /// Whether the predicate holds for the statement or a nested one.
  package func contains(_ isWanted: (Statement) -> Bool) -> Bool {
    if isWanted(self) { return true }
    func isIn(_ list: [Statement]) -> Bool { list.contains { $0.contains(isWanted) } }
    switch self {
    case .branch(let clauses, let then, let otherwise):
      return clauses.contains { isIn($0.effects) } || isIn(then) || isIn(otherwise)
    case .select(let selection): return selection.branches.contains { isIn($0.body) }
    case .loop(let loop): return loop.clauses.contains { isIn($0.effects) } || isIn(loop.body)
    case .closure(let closure): return isIn(closure.body)
    case .attempt(let body, let catches): return isIn(body) || catches.contains(where: isIn)
    case .either(let choices): return choices.contains(where: isIn)
    case .defer(let body), .function(_, let body), .perhaps(let body), .together(let body),
      .scope(let body, _):
      return isIn(body)
    case .assign, .havoc, .project, .invoke, .post, .leave, .call, .escape, .test, .mayThrow, .suspend:
      return false
    }
  }

  /// Visits the statement and all nested statements, in preorder and source order.
  package func forEach(_ visit: (Statement) -> Void) {
    _ = contains { statement in
      visit(statement)
      return false
    }
  }

  /// The lists of statements right within it, in the order of the source.
  package var lists: [[Statement]] {
    switch self {
    case .branch(let clauses, let then, let otherwise): clauses.map(\.effects) + [then, otherwise]
    case .select(let selection): selection.branches.map(\.body)
    case .loop(let loop): loop.clauses.map(\.effects) + [loop.body]
    case .closure(let closure): [closure.body]
    case .attempt(let body, let catches): [body] + catches
    case .either(let choices): choices
    case .defer(let body), .function(_, let body), .perhaps(let body), .together(let body),
      .scope(let body, _):
      [body]
    case .assign, .havoc, .project, .invoke, .post, .leave, .call, .escape, .test, .mayThrow, .suspend: []
    }
  }

  /// With those within it.
  package var count: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }

  /// Whether the statement has an effect on the instance or reads it. A body with returns only does neither.
  var isRelevant: Bool {
    contains { statement in
      switch statement {
      case .assign(let target, _, _), .havoc(let target, _): target.isOfInstance
      case .project, .invoke, .post, .call, .escape, .test: true
      case .branch(let clauses, _, _): clauses.contains(where: \.value.readsVariables)
      case .loop(let loop): loop.clauses.contains(where: \.value.readsVariables)
      case .select(let selection): selection.subject.readsVariables
      case .leave, .closure, .defer, .attempt, .function, .perhaps, .together, .either, .scope, .mayThrow,
        .suspend:
        false
      }
    }
  }

  /// Whether the statement writes a member or a global variable.
  var writesMember: Bool {
    contains { statement in
      switch statement {
      case .assign(let target, _, _), .havoc(let target, _): target.isOfInstance
      case .project: true
      default: false
      }
    }
  }

  /// Whether an `await` occurs in the statement, including its closures.
  package var mayWait: Bool {
    contains { statement in
      if case .suspend = statement { true } else { false }
    }
  }

  /// `self.init(…)`.
  package var isDelegation: Bool {
    if case .call(let called, _, _) = self {
      called.holder == .instance && called.labels != nil
    } else {
      false
    }
  }

  /// Whether the statement writes `self` as a whole.
  package var writesInstance: Bool {
    contains { statement in
      switch statement {
      case .assign(.instance, _, _), .havoc(.instance, _): true
      default: false
      }
    }
  }

  package func writes(oneOf names: Set<String>) -> Bool {
    contains { statement in
      switch statement {
      case .assign(.variable(let name), _, _), .havoc(.variable(let name), _): names.contains(name)
      default: false
      }
    }
  }

  /// Whether the statement calls a method of one of the variables.
  package func invokes(oneOf names: Set<String>) -> Bool {
    contains { statement in
      if case .invoke(.variable(let name), _, _) = statement { names.contains(name) } else { false }
    }
  }

  /// Whether the statement writes a local, which code around a closure may read.
  var writesLocal: Bool {
    contains { statement in
      switch statement {
      case .assign(let target, _, _), .havoc(let target, _): !target.isOfInstance
      default: false
      }
    }
  }

  /// Whether a variable or local may change its value.
  package var mayChangeState: Bool {
    contains { statement in
      switch statement {
      case .assign, .havoc, .invoke, .post, .call, .escape, .suspend: true
      default: false
      }
    }
  }
}

extension Target {
  fileprivate var isOfInstance: Bool {
    switch self {
    case .variable, .otherSide, .instance: true
    case .local: false
    }
  }
}

extension LoweredExpression {
  /// The value after the effects of its operands: variables that it read may have changed since.
  func settled(after effects: [Statement]) -> LoweredExpression {
    guard !effects.isEmpty else { return self }
    switch self {
    case .variable, .otherSide, .local, .unknown: return self
    // What it was found along does not change.
    case .found(let inner, let path): return .found(inner.settled(after: effects), path)
    // It makes a new value, whatever its closures do.
    case .call(let called, _) where called.isOfType: return self
    default: break
    }
    guard isLooking || callsFunctions else { return self }
    let locals = locals
    var calls: [CalledName] = []
    var others = 0
    for effect in effects {
      effect.forEach { inner in
        switch inner {
        case .call(let name, _, _): if !calls.contains(name) { calls.append(name) }
        case .assign(.local(let name), _, _), .havoc(.local(let name), _):
          if locals.contains(name) { others += 1 }
        case .assign, .havoc, .invoke, .post, .escape, .suspend: others += 1
        default: break
        }
      }
    }
    // A call in the value is itself among the effects.
    if !isLooking, calls.count <= 1 { return self }
    if others > 0 { return .unknown }
    return calls.isEmpty ? self : .unchanged(self, by: calls)
  }

  private var isLooking: Bool {
    var isLooking = false
    forEach { value in
      switch value {
      case .variable, .otherSide, .local, .count, .sum, .compared: isLooking = true
      default: break
      }
    }
    return isLooking
  }
}

extension [Statement] {
  /// The members that are assigned or havocked, with their spans. Members changed by a method call are not
  /// included.
  package var memberWrites: [(name: String, place: Span)] {
    var writes: [(name: String, place: Span)] = []
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .assign(.variable(let name), _, let span), .havoc(.variable(let name), let span):
          writes.append((name, span))
        default: break
        }
      }
    }
    return writes
  }
}
