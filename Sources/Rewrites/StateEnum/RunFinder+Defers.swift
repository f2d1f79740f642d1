import SwiftSyntax
import UntangleFacts

/// Writes of a `defer` that a run makes on its way out.
///
/// After `failure = error` at the end of a `catch`, a `defer { isLoading = false }` runs next, and nothing can look in
/// between. The run makes both writes in one step. The `defer` stays for the other ways out.
extension RunFinder {
  /// The run that is open at the end of a list, with the writes that are made next, where it would end between two states
  /// without them.
  func ending(_ run: WriteRun, at list: CodeBlockItemListSyntax) -> WriteRun {
    deferring(run) { DeferredCode.behind(list) }
  }

  /// The run before a `return` or `throw`, in the same way.
  func leaving(
    _ run: WriteRun, by item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> WriteRun {
    let value: ExprSyntax?
    let way: DeferredCode.Way
    if let statement = item.item.as(ReturnStmtSyntax.self) {
      (value, way) = (statement.expression, .returns)
    } else if let statement = item.item.as(ThrowStmtSyntax.self) {
      (value, way) = (statement.expression, .throws)
    } else {
      return run
    }
    guard value.map({ inert(at: Syntax(item), reading: [], .free).holds($0) }) ?? true else { return run }
    return deferring(run) { DeferredCode.before(item, in: list, way) }
  }

  private func deferring(
    _ run: WriteRun, _ next: () -> [CodeBlockItemListSyntax]
  ) -> WriteRun {
    let isHoistable = run.gap == .none || run.gap.isOpen && run.place == .first
    guard isHoistable, refusal(run) != nil else { return run }
    var longer = run
    var made: [CodeBlockItemListSyntax] = []
    var written: Set<Int> = []
    for body in next() {
      guard let steps = constantSteps(of: body, for: run) else { return run }
      // Made again by the `defer` itself, the writes must leave the variables as they are.
      let own = Set(steps.flatMap(\.writes).map(\.fact.variable))
      guard written.isDisjoint(with: own) else { return run }
      written.formUnion(own)
      longer.steps += steps
      made.append(body)
      guard refusal(longer) != nil else {
        for body in made { findings.madeBefore[body.id, default: []].append(longer) }
        return longer
      }
    }
    return run
  }

  /// The writes of a `defer` whose other statements nobody can look from; nil for other code, and where a value is no
  /// constant.
  private func constantSteps(of body: CodeBlockItemListSyntax, for run: WriteRun) -> [WriteRun.Step]? {
    let known = findings.understood
    defer { findings.understood = known }
    var steps: [WriteRun.Step] = []
    for item in body {
      if let (receiver, step) = step(item) {
        // `toggle()` has no text, and does something else the second time.
        let isRepeatable = step.allSatisfy { $0.condition == .none && $0.text != nil && isConstant($0) }
        guard isSame(receiver, run.receiver), isRepeatable else { return nil }
        steps.append(.assign(step))
      } else if !inert(at: Syntax(item), reading: [], .free).holds(item) {
        return nil
      }
    }
    return steps
  }
}

/// The code of `defer` statements that runs next on a way out, with nothing else before or in between.
private enum DeferredCode {
  enum Way {
    /// Behind the last statement of a list.
    case ends
    case returns
    case `throws`
  }

  /// In the order in which they run, after the last statement of a list.
  static func behind(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemListSyntax] {
    code(of: list, before: list.endIndex, .ends)
  }

  /// In the order in which they run, after a statement that leaves the function.
  static func before(
    _ item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax, _ way: Way
  ) -> [CodeBlockItemListSyntax] {
    list.firstIndex(of: item).map { code(of: list, before: $0, way) } ?? []
  }

  private static func code(
    of list: CodeBlockItemListSyntax, before end: CodeBlockItemListSyntax.Index, _ way: Way
  ) -> [CodeBlockItemListSyntax] {
    var found: [CodeBlockItemListSyntax] = []
    var (list, end) = (list, end)
    while true {
      for item in list[..<end].reversed() {
        if item.mayRunAtTheEnd { return found }
        if let statement = item.item.as(DeferStmtSyntax.self) { found.append(statement.body.statements) }
      }
      guard let item = list.statement(left: way), let outer = item.parent?.as(CodeBlockItemListSyntax.self),
        let place = outer.firstIndex(of: item)
      else { return found }
      if way == .ends, outer.index(after: place) != outer.endIndex { return found }
      (list, end) = (outer, place)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The statement that is left, too, where this list is left; nil where other code runs before, and for the code of a
  /// function.
  fileprivate func statement(left way: DeferredCode.Way) -> CodeBlockItemSyntax? {
    guard let parent else { return nil }
    if let branch = parent.as(SwitchCaseSyntax.self) { return branch.parent?.parent.flatMap(Syntax.item) }
    if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.parent?.parent.flatMap(Syntax.item) }
    guard let block = parent.as(CodeBlockSyntax.self), let owner = block.parent else { return nil }
    switch owner.as(SyntaxEnum.self) {
    case .ifExpr(let branch): return Syntax.item(Syntax(branch.outermost))
    case .catchClause: return owner.parent?.parent.flatMap(Syntax.item)
    case .doStmt(let attempt):
      if way == .throws, !attempt.catchClauses.isEmpty { return nil }
      return Syntax.item(owner)
    case .guardStmt, .forStmt, .whileStmt, .repeatStmt:
      guard way != .ends else { return nil }
      return Syntax.item(owner)
    default: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it may run code where its list is left, other than a `defer`: an `async let` is awaited there, and which
  /// branch of an `#if` is compiled is not known.
  fileprivate var mayRunAtTheEnd: Bool {
    item.as(VariableDeclSyntax.self)?.isAsync ?? item.is(IfConfigDeclSyntax.self)
  }
}

extension IfExprSyntax {
  /// The first `if` of the chain that it belongs to.
  fileprivate var outermost: IfExprSyntax {
    var first = self
    while let before = first.parent?.as(IfExprSyntax.self) { first = before }
    return first
  }
}

extension Syntax {
  /// The item of a list that a statement is; nil for an expression that is used as a value.
  fileprivate static func item(_ node: Syntax) -> CodeBlockItemSyntax? {
    node.parent?.as(CodeBlockItemSyntax.self)
      ?? node.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }
}
