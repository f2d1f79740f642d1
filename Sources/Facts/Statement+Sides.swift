/// The side to which a member moves.
package typealias SideChange = (Member) -> MemberSide

extension [Statement] {
  /// Moves members and functions to the side that `side` says. Bindings of a member that is then on the other
  /// side are dropped.
  package func moved(_ side: SideChange) -> [Statement] { compactMap { $0.moved(side) } }
}

extension Statement {
  fileprivate func moved(_ side: SideChange) -> Statement? {
    switch self {
    case .assign(let target, let value, let span):
      .assign(target.moved(side), value.moved(side), span)
    case .havoc(let target, let span): .havoc(target.moved(side), span)
    case .project(let variable, _, _): side(Member(.own, variable)) == .own ? self : nil
    case .invoke(let target, let method, let span): .invoke(target.moved(side), method: method, span)
    case .branch(let clauses, let then, let otherwise):
      .branch(
        clauses.map { $0.moved(side) }, then: then.moved(side),
        otherwise: otherwise.moved(side))
    case .select(let selection): .select(selection.moved(side))
    case .loop(let loop): .loop(loop.moved(side))
    case .call(let function, let arguments, let span):
      .call(function.moved(side), arguments.moved(side), span)
    case .escape(let function, let fate, let span): .escape(function.moved(side), fate, span)
    case .closure(let closure):
      .closure(
        Closure(fate: closure.fate, body: closure.body.moved(side), span: closure.span))
    case .defer(let body): .defer(body.moved(side))
    case .attempt(let body, let catches):
      .attempt(body.moved(side), catches: catches.map { $0.moved(side) })
    case .function(let function, let body): .function(function, body.moved(side))
    case .test(let value, let span): .test(value.moved(side), span)
    case .perhaps(let body): .perhaps(body.moved(side))
    case .together(let body): .together(body.moved(side))
    case .either(let choices): .either(choices.map { $0.moved(side) })
    case .scope(let body, let label): .scope(body.moved(side), label: label)
    case .mayThrow(let callee): .mayThrow(by: callee?.moved(side))
    case .suspend(let callee): .suspend(by: callee?.moved(side))
    case .leave, .post: self
    }
  }
}

extension [Argument] {
  fileprivate func moved(_ side: SideChange) -> [Argument] {
    map { Argument(label: $0.label, value: $0.value.moved(side)) }
  }
}

extension Target {
  fileprivate func moved(_ side: SideChange) -> Target {
    member.map { Target($0.moved(side)) } ?? self
  }
}

extension Clause {
  fileprivate func moved(_ side: SideChange) -> Clause {
    Clause(effects: effects.moved(side), value: value.moved(side), span: span)
  }
}

extension Loop {
  fileprivate func moved(_ side: SideChange) -> Loop {
    Loop(
      form: form, clauses: clauses.map { $0.moved(side) }, body: body.moved(side), label: label)
  }
}

extension Selection {
  fileprivate func moved(_ side: SideChange) -> Selection {
    Selection(
      subject: subject.moved(side),
      branches: branches.map { branch in
        Branch(
          items: branch.items.map { item in
            CaseItem(pattern: item.pattern, condition: item.condition?.moved(side))
          }, body: branch.body.moved(side))
      }, span: span, label: label)
  }
}

extension LoweredExpression {
  package func moved(_ side: SideChange) -> LoweredExpression {
    switch self {
    case .variable(let name): LoweredExpression(Member(.own, name).moved(side))
    case .otherSide(let name): LoweredExpression(Member(.other, name).moved(side))
    case .call(let function, let arguments): .call(function.moved(side), arguments.moved(side))
    case .present(let inner): .present(inner.moved(side))
    case .not(let inner): .not(inner.moved(side))
    case .and(let left, let right): .and(left.moved(side), right.moved(side))
    case .or(let left, let right): .or(left.moved(side), right.moved(side))
    case .equal(let left, let right): .equal(left.moved(side), right.moved(side))
    case .conditional(let test, let then, let otherwise):
      .conditional(test.moved(side), then.moved(side), otherwise.moved(side))
    case .matches(let subject, let pattern): .matches(subject.moved(side), pattern)
    case .unchanged(let inner, let calls):
      .unchanged(inner.moved(side), by: calls.map { $0.moved(side) })
    case .tuple(let elements): .tuple(elements.map { $0.moved(side) })
    case .boolean, .null, .some, .empty, .local, .stored, .enumCase, .unknown: self
    }
  }
}

extension CalledName {
  /// A function of the superclass that is not on the own side is on the other side.
  fileprivate func moved(_ side: SideChange) -> CalledName {
    guard let member, side(member) != member.side else { return self }
    return CalledName(side(member) == .own ? .instance : .otherSide, name, labels: labels)
  }
}

extension Member {
  fileprivate func moved(_ side: SideChange) -> Member { Member(side(self), name) }
}
