import SwiftSyntax
import UntangleSourceFiles

/// Bodies that write the variables of another value are lowered a second time from the viewpoint of that
/// value, which then takes the role of `self`.
extension FactWalk {
  /// Notes the writes of a body to values that outlive it: members of this instance and parameters.
  func noteOutsideBodies(
    of name: String, at span: Span, _ parameters: FunctionParameterListSyntax?, _ work: () -> Void
  ) {
    guard !isElsewhere, !receivers.isEmpty else { return }
    for (path, writes) in receivers.operations {
      let parameter = parameters?.first { text($0.secondName ?? $0.firstName) == path.local }
      guard path.local == nil || parameter != nil else { continue }
      // Exclusive access to a parameter does not extend to the objects that it refers to.
      let hold = path.members.isEmpty ? parameter.map { self.hold(of: $0) } : nil
      noteOutsideBody(of: name, at: span, path, writes, hold ?? .shared) {
        locals.startBody()
        locals.open()
        if let parameters { declare(parameters) }
        work()
        locals.close()
      }
    }
  }

  /// Like the function above, for the writes of a closure to its parameters. They must be declared; their
  /// writes are removed from `receivers`.
  func noteOutsideBodies(of closure: ClosureExprSyntax, handedTo fate: Closure.Fate) {
    guard !isElsewhere, !receivers.isEmpty, let names = closure.parameterNames else { return }
    let own = Set(names.compactMap { locals.uniqueName(of: id($0)) })
    for (path, writes) in receivers.operations where path.local.map(own.contains) ?? false {
      receivers[path] = nil
      let name = bodyName.map { "\($0).closure" } ?? "closure"
      noteOutsideBody(
        of: name, at: span(closure), path, writes,
        fate.isReducer && path.members.isEmpty ? .exclusive : .shared
      ) {
        walk(closure.statements)
      }
    }
  }

  /// The same of a loop, for the writes to its element.
  func noteOutsideBodies(of loop: ForStmtSyntax) {
    guard !isElsewhere, !receivers.isEmpty, let bodyName,
      let element = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let own = locals.uniqueName(of: id(element))
    else { return }
    for (path, writes) in receivers.operations where path.local == own {
      receivers[path] = nil
      noteOutsideBody(of: bodyName, at: span(loop), path, writes, .shared) {
        let filter = loop.whereClause.map { clauses(of: $0.condition) }
        let body = lowered { walk(loop.body) }
        let round = filter.map { [.branch($0, then: body, otherwise: [])] } ?? body
        append(.loop(Loop(form: .sequence, clauses: [], body: round, label: nil)))
      }
    }
  }

  private func noteOutsideBody(
    of name: String, at span: Span, _ path: ReceiverPath, _ writes: ReceiverWrites, _ hold: OutsideBody.Hold,
    _ work: () -> Void
  ) {
    guard let statements = lowered(from: path, hold, work) else { return }
    let assigned = Set(statements.memberWrites.map(\.place))
    // A write on a path that lowering does not follow, through another name of the value, would be missing.
    guard writes.places.allSatisfy(assigned.contains),
      writes.areOneOperation || statements.asksForAnother(than: writes.states.union(writes.filled))
    else { return }
    facts.outsideBodies.append(
      OutsideBody(
        receiver: writes.receiver, hold: hold,
        body: Body(
          kind: .method, level: .instance, name: name, labels: [], enclosingType: typeName, access: .internal,
          modifiers: [], span: span, statements: statements)))
  }

  /// The statements of `work` from the viewpoint of the value at the end of a path. nil where a variable of
  /// the value is also written through another path that may be an alias. All other facts of the second walk
  /// are discarded.
  private func lowered(from path: ReceiverPath, _ hold: OutsideBody.Hold, _ work: () -> Void) -> [Statement]?
  {
    var scratch = FileFacts(path: facts.path, origin: facts.origin)
    let outer = (foreignCalls, otherWrites, handler)
    var discarded = FactCollectors(self)
    swap(&facts, &scratch)
    swap(&collectors, &discarded)
    viewpoint = path
    (otherWrites, handler) = ([], nil)
    foreignCalls = hold == .exclusive ? .dropped : .kept
    lowering.append(.on)
    let statements = lowered(work)
    let others = otherWrites
    lowering.removeLast()
    viewpoint = nil
    (foreignCalls, otherWrites, handler) = outer
    swap(&collectors, &discarded)
    swap(&facts, &scratch)
    return statements.members.union(path.members).isDisjoint(with: others) ? statements : nil
  }

  private func hold(of parameter: FunctionParameterSyntax) -> OutsideBody.Hold {
    let start = places.textStart(of: parameter.type.node)
    let type = slice(start, places.textEnd(of: parameter.type.node) - start)
    return type.starts(with: "inout ".utf8) ? .exclusive : .shared
  }
}

extension [ReceiverPath: ReceiverWrites] {
  /// Those that are one operation, by their first place, then those that may be under a condition; the first few
  /// where a body drives very many.
  fileprivate var operations: [(path: ReceiverPath, writes: ReceiverWrites)] {
    first(4, where: \.areOneOperation) + first(2, where: \.mayBeGuarded)
  }

  private func first(
    _ count: Int, where isWanted: (ReceiverWrites) -> Bool
  ) -> [(path: ReceiverPath, writes: ReceiverWrites)] {
    filter { isWanted($0.value) }
      .map { (path: $0.key, writes: $0.value, first: $0.value.places.min()) }
      .sorted { left, right in
        guard let first = left.first, let second = right.first else { return left.first == nil }
        return first < second
      }
      .prefix(count).map { ($0.path, $0.writes) }
  }
}

extension ClosureExprSyntax {
  /// nil where the closure does not name its parameters.
  fileprivate var parameterNames: [TokenSyntax]? {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.map(\.name)
    case .parameterClause(let clause): clause.parameters.map { $0.secondName ?? $0.firstName }
    case nil: nil
    }
  }
}

extension [Statement] {
  /// Whether a condition looks at a variable that is none of these.
  fileprivate func asksForAnother(than written: Set<String>) -> Bool {
    contains { statement in
      statement.contains { inner in
        guard case .branch(let clauses, _, _) = inner else { return false }
        return clauses.contains { !written.isSuperset(of: $0.value.variables) }
      }
    }
  }

  /// The members that are written or looked at.
  fileprivate var members: Set<String> {
    var members: Set<String> = []
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .assign(.variable(let name), let value, _): members.formUnion(value.variables + [name])
        case .havoc(.variable(let name), _), .invoke(.variable(let name), _, _): members.insert(name)
        case .assign(_, let value, _), .test(let value, _): members.formUnion(value.variables)
        case .branch(let clauses, _, _): members.formUnion(clauses.flatMap(\.value.variables))
        case .loop(let loop): members.formUnion(loop.clauses.flatMap(\.value.variables))
        case .select(let selection): members.formUnion(selection.subject.variables)
        default: break
        }
      }
    }
    return members
  }
}
