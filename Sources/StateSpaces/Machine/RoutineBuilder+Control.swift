import UntangleFacts

extension RoutineBuilder {
  mutating func branch(_ clauses: [Clause], then: [Statement], otherwise: [Statement]) {
    let (failed, end) = (label(), label())
    test(clauses, failed: failed)
    compile(then)
    emit(.jump(end))
    place(failed)
    compile(otherwise)
    place(end)
  }

  /// Continues after the test where all clauses hold.
  private mutating func test(_ clauses: [Clause], failed: Label) {
    for clause in clauses {
      compile(clause.effects)
      let next = label()
      let tested = expression(settledValue(of: clause))
      if isUndecided(tested) { assume(.undecidedTest(in: source.body.path, clause.span)) }
      emit(.test(tested, yes: next, no: failed))
      place(next)
    }
  }

  mutating func compile(_ loop: Loop) {
    let (start, again, end) = (label(), label(), label())
    let kind = Scope.Kind.loop(label: loop.label, again: again, end: end)
    switch loop.form {
    case .testFirst, .sequence:
      place(again)
      forget([.loop(loop)])
      if loop.form == .sequence { emit(.choose([start, end])) }
      place(start)
      test(loop.clauses, failed: end)
      inside(kind) { $0.compile(loop.body) }
      emit(.jump(again))
    case .bodyFirst:
      place(start)
      forget([.loop(loop)])
      inside(kind) { $0.compile(loop.body) }
      place(again)
      test(loop.clauses, failed: end)
      emit(.jump(start))
    }
    place(end)
  }

  mutating func inside(_ kind: Scope.Kind, _ work: (inout RoutineBuilder) -> Void) {
    scopes.append(Scope(kind: kind))
    work(&self)
    scopes.removeLast()
  }

  mutating func select(_ selection: Selection) {
    let end = label()
    let subject = expression(selection.subject)
    if isUndecided(subject) { assume(.undecidedTest(in: source.body.path, selection.span)) }
    let starts = selection.branches.map { _ in label() }
    for (branch, start) in zip(selection.branches, starts) {
      for item in branch.items {
        let next = label()
        let fits = ResolvedExpression.matches(subject, pattern(item.pattern))
        let test = item.condition.map { ResolvedExpression.and(fits, expression($0)) } ?? fits
        emit(.test(test, yes: start, no: next))
        place(next)
      }
      if branch.items.isEmpty { emit(.jump(start)) }
    }
    // A `switch` is exhaustive, so a value that matches no case cannot occur.
    emit(.finish(.trapped))
    for (index, branch) in selection.branches.enumerated() {
      place(starts[index])
      let next = index + 1 < starts.count ? starts[index + 1] : nil
      inside(.select(label: selection.label, end: end, next: next)) { $0.compile(branch.body) }
      emit(.jump(end))
    }
    place(end)
  }

  mutating func attempt(_ body: [Statement], _ catches: [[Statement]]) {
    let (handler, end) = (label(), label())
    inside(.attempt(handler: handler)) { $0.compile(body) }
    emit(.jump(end))
    place(handler)
    choose(catches)
    place(end)
  }

  mutating func mayThrow() {
    let (thrown, next) = (label(), label())
    emit(.choose([next, thrown]))
    place(thrown)
    leave(.throw)
    place(next)
  }
}

extension RoutineBuilder {
  mutating func leave(_ exit: Exit) {
    switch exit {
    case .trap: emit(.finish(.trapped))
    case .return: leave(else: .returned) { if case .function(let end) = $0 { end } else { nil } }
    case .throw: leave(else: .threw) { if case .attempt(let handler) = $0 { handler } else { nil } }
    case .break(let name): leave(else: .trapped) { $0.end(ofBreak: name) }
    case .continue(let name):
      leave(else: .trapped) { kind in
        guard case .loop(let label, let again, _) = kind, name == nil || name == label else {
          return nil
        }
        return again
      }
    case .fallthrough:
      leave(else: .trapped) { if case .select(_, _, let next?) = $0 { next } else { nil } }
    }
  }

  /// Runs the deferred code of the scopes that are left, and jumps to the innermost matching target.
  private mutating func leave(
    else finish: Instruction.Finish, to wanted: (Scope.Kind) -> Label?
  ) {
    for depth in scopes.indices.reversed() {
      if case .deferred = scopes[depth].kind { return emit(.finish(.trapped)) }
      runDeferred(of: depth)
      if let target = wanted(scopes[depth].kind) { return emit(.jump(target)) }
    }
    emit(.finish(finish))
  }

  /// Runs the deferred code of a scope in reverse source order, as seen from that scope. Swift does not let
  /// errors leave a `defer`.
  mutating func runDeferred(of depth: Int) {
    guard !scopes[depth].deferred.isEmpty else { return }
    let outer = scopes
    let outerObservers = observers
    if observers == .none { observers = .all }
    defer { observers = outerObservers }
    for index in outer[depth].deferred.indices.reversed() {
      scopes = Array(outer[...depth])
      scopes[depth].deferred.removeSubrange(index...)
      inside(.deferred) { $0.compile(outer[depth].deferred[index]) }
    }
    scopes = outer
  }
}

extension RoutineBuilder.Scope.Kind {
  /// Without a label, `break` leaves the innermost loop or `switch`.
  fileprivate func end(ofBreak name: String?) -> Label? {
    switch self {
    case .loop(let label, _, let end), .select(let label, let end, _):
      name == nil || name == label ? end : nil
    case .labelled(let label, let end): name == label ? end : nil
    case .block, .function, .attempt, .deferred: nil
    }
  }
}

extension RoutineBuilder {
  /// The clause's value; unknown where its effects may change what it reads, since the order is not known.
  private func settledValue(of clause: Clause) -> LoweredExpression {
    guard !clause.effects.isEmpty else { return clause.value }
    let use = LocalUse(clause.effects)
    let changes = clause.effects.contains { $0.contains { changesVariables($0) } }
    let looksAtChanged = changes && (!clause.value.variables.isEmpty || clause.value.callsFunctions)
    let looksAtLocal = !clause.value.locals.isDisjoint(with: use.assignments.keys)
    return looksAtChanged || looksAtLocal ? .unknown : clause.value
  }

  /// Whether the value depends on unknown code or on a parameter.
  func isUndecided(_ expression: ResolvedExpression) -> Bool {
    if expression.asksForUnknown { return true }
    return !parameterSlots.isEmpty && !expression.slots.isDisjoint(with: parameterSlots)
  }

  private func changesVariables(_ statement: Statement) -> Bool {
    switch statement {
    case .call(let name, _, _), .escape(let name, _, _): changesState(name)
    case .suspend: members.reentrancy == .possible
    case .invoke: isCalledBack(statement) || members.modRef.writes([statement])
    case .assign, .havoc: members.modRef.writes([statement])
    default: false
    }
  }
}
