/// The substitutions of a rewrite of statements.
package struct Rebuilding {
  /// Applied to every expression that is read, in conditions and subjects.
  package var value: (LoweredExpression) -> LoweredExpression
  /// Applied to every statement without nested statements.
  package var leaf: (Statement) -> [Statement]
  package var fate: (Closure.Fate) -> Closure.Fate

  package init(
    value: @escaping (LoweredExpression) -> LoweredExpression = { $0 },
    fate: @escaping (Closure.Fate) -> Closure.Fate = { $0 },
    leaf: @escaping (Statement) -> [Statement]
  ) {
    self.value = value
    self.fate = fate
    self.leaf = leaf
  }
}

extension [Statement] {
  package func rebuilt(_ way: Rebuilding) -> [Statement] { flatMap { $0.rebuilt(way) } }
}

extension Statement {
  fileprivate func rebuilt(_ way: Rebuilding) -> [Statement] {
    switch self {
    case .branch(let clauses, let then, let otherwise):
      [
        .branch(
          clauses.map { $0.rebuilt(way) }, then: then.rebuilt(way), otherwise: otherwise.rebuilt(way))
      ]
    case .select(let selection): [.select(selection.rebuilt(way))]
    case .loop(let loop):
      [
        .loop(
          Loop(
            form: loop.form, clauses: loop.clauses.map { $0.rebuilt(way) }, body: loop.body.rebuilt(way),
            label: loop.label))
      ]
    case .closure(let closure):
      [
        .closure(
          Closure(
            fate: way.fate(closure.fate), body: closure.body.rebuilt(way), span: closure.span))
      ]
    case .defer(let body): [.defer(body.rebuilt(way))]
    case .attempt(let body, let catches):
      [.attempt(body.rebuilt(way), catches: catches.map { $0.rebuilt(way) })]
    case .function(let name, let body): [.function(name, body.rebuilt(way))]
    case .perhaps(let body): [.perhaps(body.rebuilt(way))]
    case .together(let body): [.together(body.rebuilt(way))]
    case .either(let choices): [.either(choices.map { $0.rebuilt(way) })]
    case .scope(let body, let label): [.scope(body.rebuilt(way), label: label)]
    case .assign, .havoc, .project, .invoke, .post, .leave, .call, .escape, .test, .mayThrow, .suspend:
      way.leaf(self)
    }
  }
}

extension Clause {
  fileprivate func rebuilt(_ way: Rebuilding) -> Clause {
    Clause(effects: effects.rebuilt(way), value: way.value(value), span: span)
  }
}

extension Selection {
  fileprivate func rebuilt(_ way: Rebuilding) -> Selection {
    Selection(
      subject: way.value(subject),
      branches: branches.map { branch in
        Branch(
          items: branch.items.map {
            CaseItem(pattern: $0.pattern, condition: $0.condition.map(way.value))
          }, body: branch.body.rebuilt(way))
      }, span: span, label: label)
  }
}
