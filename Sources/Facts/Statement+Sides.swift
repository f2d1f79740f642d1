/// The side to which a member moves.
package typealias SideChange = (Member) -> MemberSide

extension [Statement] {
  /// Moves members and functions to the side that `side` says. Bindings of a member that is then on the other
  /// side are dropped.
  package func moved(_ side: @escaping SideChange) -> [Statement] {
    rebuilt(
      Rebuilding(value: { $0.moved(side) }, leaf: { $0.moved(side).map { [$0] } ?? [] }))
  }
}

extension Statement {
  /// A statement without others in it.
  fileprivate func moved(_ side: SideChange) -> Statement? {
    switch self {
    case .assign(let target, let value, let span): .assign(target.moved(side), value.moved(side), span)
    case .havoc(let target, let span): .havoc(target.moved(side), span)
    case .project(let variable, _, _): side(Member(.own, variable)) == .own ? self : nil
    case .invoke(let target, let method, let span): .invoke(target.moved(side), method: method, span)
    case .call(let function, let arguments, let span):
      .call(function.moved(side), arguments.moved(side), span)
    case .escape(let function, let fate, let span): .escape(function.moved(side), fate, span)
    case .test(let value, let span): .test(value.moved(side), span)
    case .mayThrow(let callee): .mayThrow(by: callee?.moved(side))
    case .suspend(let callee): .suspend(by: callee?.moved(side))
    default: self
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

extension LoweredExpression {
  package func moved(_ side: SideChange) -> LoweredExpression {
    replacing { value in
      switch value {
      case .variable, .otherSide: value.member.map { LoweredExpression($0.moved(side)) }
      case .call(let function, let arguments): .call(function.moved(side), arguments.moved(side))
      case .unchanged(let inner, let calls):
        .unchanged(inner.moved(side), by: calls.map { $0.moved(side) })
      default: nil
      }
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
