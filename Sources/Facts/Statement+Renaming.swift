extension [Statement] {
  /// Renames the members and functions of the instance.
  package func renamed(_ name: (String) -> String) -> [Statement] { map { $0.renamed(name) } }
}

extension Statement {
  fileprivate func renamed(_ name: (String) -> String) -> Statement {
    switch self {
    case .assign(let target, let value, let span):
      .assign(target.renamed(name), value.renamed(name), span)
    case .havoc(let target, let span): .havoc(target.renamed(name), span)
    case .project(let variable, let lending, let span): .project(name(variable), lending, span)
    case .invoke(let variable, let method, let span):
      .invoke(name(variable), method: method, span)
    case .branch(let clauses, let then, let otherwise):
      .branch(
        clauses.map { $0.renamed(name) }, then: then.renamed(name),
        otherwise: otherwise.renamed(name))
    case .select(let selection): .select(selection.renamed(name))
    case .loop(let loop): .loop(loop.renamed(name))
    case .call(let function, let arguments, let span):
      .call(function.renamedCall(name), arguments.renamed(name), span)
    case .escape(let function, let fate, let span): .escape(function.renamedCall(name), fate, span)
    case .closure(let closure):
      .closure(
        Closure(fate: closure.fate, body: closure.body.renamed(name), span: closure.span))
    case .defer(let body): .defer(body.renamed(name))
    case .attempt(let body, let catches):
      .attempt(body.renamed(name), catches: catches.map { $0.renamed(name) })
    case .function(let function, let body): .function(function, body.renamed(name))
    case .test(let value, let span): .test(value.renamed(name), span)
    case .perhaps(let body): .perhaps(body.renamed(name))
    case .either(let choices): .either(choices.map { $0.renamed(name) })
    case .scope(let body, let label): .scope(body.renamed(name), label: label)
    case .mayThrow(let callee): .mayThrow(by: callee?.renamedCall(name))
    case .suspend(let callee): .suspend(by: callee?.renamedCall(name))
    case .leave: self
    }
  }
}

extension String {
  fileprivate func renamedCall(_ name: (String) -> String) -> String {
    CalledName(self).renamed(name).text
  }
}

extension [Argument] {
  fileprivate func renamed(_ name: (String) -> String) -> [Argument] {
    map { Argument(label: $0.label, value: $0.value.renamed(name)) }
  }
}

extension Target {
  fileprivate func renamed(_ name: (String) -> String) -> Target {
    if case .variable(let variable) = self { return .variable(name(variable)) }
    return self
  }
}

extension Clause {
  fileprivate func renamed(_ name: (String) -> String) -> Clause {
    Clause(effects: effects.renamed(name), value: value.renamed(name), span: span)
  }
}

extension Loop {
  fileprivate func renamed(_ name: (String) -> String) -> Loop {
    Loop(
      form: form, clauses: clauses.map { $0.renamed(name) }, body: body.renamed(name), label: label)
  }
}

extension Selection {
  fileprivate func renamed(_ name: (String) -> String) -> Selection {
    Selection(
      subject: subject.renamed(name),
      branches: branches.map { branch in
        Branch(
          items: branch.items.map { item in
            CaseItem(pattern: item.pattern, condition: item.condition?.renamed(name))
          }, body: branch.body.renamed(name))
      }, span: span, label: label)
  }
}

extension LoweredExpression {
  package func renamed(_ name: (String) -> String) -> LoweredExpression {
    switch self {
    case .variable(let variable): .variable(name(variable))
    case .call(let function, let arguments): .call(name(function), arguments.renamed(name))
    case .present(let inner): .present(inner.renamed(name))
    case .not(let inner): .not(inner.renamed(name))
    case .and(let left, let right): .and(left.renamed(name), right.renamed(name))
    case .or(let left, let right): .or(left.renamed(name), right.renamed(name))
    case .equal(let left, let right): .equal(left.renamed(name), right.renamed(name))
    case .conditional(let test, let then, let otherwise):
      .conditional(test.renamed(name), then.renamed(name), otherwise.renamed(name))
    case .matches(let subject, let pattern): .matches(subject.renamed(name), pattern)
    case .unchanged(let inner, let calls):
      .unchanged(inner.renamed(name), by: calls.map { $0.renamedCall(name) })
    case .tuple(let elements): .tuple(elements.map { $0.renamed(name) })
    case .boolean, .null, .some, .empty, .local, .stored, .enumCase, .unknown: self
    }
  }
}
