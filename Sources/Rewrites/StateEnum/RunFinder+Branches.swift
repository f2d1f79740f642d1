import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// Runs that are moved into the branches of an `if`, `guard` or `switch`.
extension RunFinder {
  /// What remains of a run after it was moved into a statement.
  struct Rest {
    /// Behind the statement; nil where nothing remains.
    var run: WriteRun?
    /// Where the branches end; nil for a `guard`.
    var ends: [BranchEnd]?
  }

  func carry(_ run: WriteRun, into item: CodeBlockItemSyntax) -> Rest? {
    guard run.writes.allSatisfy(isStable), !hidesNames(of: run, item) else { return nil }
    let rest: Rest?
    if let test = item.item.as(GuardStmtSyntax.self) {
      rest = carry(run, into: test, item)
    } else if let branch = branch(item, IfExprSyntax.self) {
      rest = carry(run, into: branch).map { Rest(ends: $0) }
    } else if let selection = branch(item, SwitchExprSyntax.self) {
      rest = carry(run, into: selection).map { Rest(ends: $0) }
    } else {
      rest = nil
    }
    if rest != nil { findings.emptied += run.items }
    return rest
  }

  /// Whether the statement binds a name that a value of the run has: the name would mean something else there.
  private func hidesNames(of run: WriteRun, _ item: CodeBlockItemSyntax) -> Bool {
    let bound = namesBound(in: Syntax(item))
    if bindsReceiver(run.receiver, bound) { return true }
    return run.writes.contains { write in
      let words = (write.text ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains { bound.contains(String($0)) }
    }
  }

  /// Whether one of the names stands for the receiver, or unwraps it: behind `guard let self` there is no `self?.`.
  func bindsReceiver(_ receiver: String, _ bound: Set<String>) -> Bool {
    receiver != "self." && bound.contains { receiver == "\($0)." || receiver == "\($0)?." }
  }

  func branch<Node: ExprSyntaxProtocol>(_ item: CodeBlockItemSyntax, _ kind: Node.Type) -> Node? {
    item.item.as(ExpressionStmtSyntax.self)?.expression.as(kind) ?? item.item.as(kind)
  }

  private func carry(_ run: WriteRun, into test: GuardStmtSyntax, _ item: CodeBlockItemSyntax) -> Rest? {
    guard doesNotRead(of: run, test.conditions) else { return nil }
    let range = file.start(of: test.conditions)..<file.end(of: test.conditions)
    let otherwise = test.body.statements
    close(
      follow(
        otherwise,
        carrying: run.carried(
          to: .startOf(otherwise), knowing: WriteRun.Guarantee(range: range, holds: false))))
    return Rest(run: run.carried(to: .after(item), knowing: WriteRun.Guarantee(range: range, holds: true)))
  }

  private func carry(_ run: WriteRun, into branch: IfExprSyntax) -> [BranchEnd]? {
    let tests = branch.chain
    guard tests.allSatisfy({ doesNotRead(of: run, $0.conditions) }) else { return nil }
    var run = run
    var ends: [BranchEnd] = []
    for test in tests {
      let range = file.start(of: test.conditions)..<file.end(of: test.conditions)
      let then = test.body.statements
      ends.append(
        end(
          of: then,
          carrying: run.carried(
            to: .startOf(then), knowing: WriteRun.Guarantee(range: range, holds: true))))
      run = run.carried(to: .ownItem, knowing: WriteRun.Guarantee(range: range, holds: false))
    }
    if let otherwise = branch.otherwise {
      ends.append(end(of: otherwise, carrying: run.carried(to: .startOf(otherwise))))
    } else {
      let entry = WriteRun.Entry.newElse(tests[tests.count - 1])
      ends.append(BranchEnd(entry: entry, run: run.carried(to: entry), way: .falls))
    }
    return ends
  }

  private func carry(_ run: WriteRun, into selection: SwitchExprSyntax) -> [BranchEnd]? {
    guard let branches = selection.plainBranches,
      branches.allSatisfy({ isPlain($0, for: run) }),
      inert(at: Syntax(selection), reading: unwritten(by: run), .free).holds(selection.subject)
    else { return nil }
    return branches.map { branch in
      end(of: branch.statements, carrying: run.carried(to: .startOf(branch.statements)))
    }
  }

  private func isPlain(_ branch: SwitchCaseSyntax, for run: WriteRun) -> Bool {
    guard case .case(let label) = branch.label else { return true }
    let inert = inert(at: Syntax(branch), reading: unwritten(by: run), .free)
    return label.caseItems.allSatisfy { item in
      inert.isPlain(item.pattern) && (item.whereClause.map { inert.holds($0.condition) } ?? true)
    }
  }

  /// Whether conditions neither read what a run writes nor call code that may.
  private func doesNotRead(of run: WriteRun, _ conditions: ConditionElementListSyntax) -> Bool {
    inert(at: Syntax(conditions), reading: unwritten(by: run), .free).holds(conditions)
  }

  // Conditional writes as one step.

  /// The step for an `if` statement with nothing but constant writes in it.
  func decidedStep(_ item: CodeBlockItemSyntax, _ receiver: String) -> WriteRun.Step? {
    branch(item, IfExprSyntax.self).flatMap { decidedStep($0, receiver) }
  }

  private func decidedStep(_ branch: IfExprSyntax, _ receiver: String) -> WriteRun.Step? {
    guard let then = decidedSteps(branch.body.statements, receiver) else { return nil }
    let otherwise: [WriteRun.Step]?
    switch branch.elseBody {
    case nil: otherwise = []
    case .codeBlock(let block)?: otherwise = decidedSteps(block.statements, receiver)
    case .ifExpr(let next)?: otherwise = decidedStep(next, receiver).map { [$0] }
    }
    let range = file.start(of: branch.conditions)..<file.end(of: branch.conditions)
    return otherwise.map { .branch(test: range, then: then, otherwise: $0) }
  }

  private func decidedSteps(_ list: CodeBlockItemListSyntax, _ receiver: String) -> [WriteRun.Step]? {
    var steps: [WriteRun.Step] = []
    for item in list {
      if let (own, step) = step(item), isSame(own, receiver), step.allSatisfy(isConstant) {
        steps.append(.assign(step))
      } else if let inner = decidedStep(item, receiver) {
        steps.append(inner)
      } else {
        return nil
      }
    }
    return steps
  }
}

extension IfExprSyntax {
  /// The `if` and each `else if`.
  var chain: [IfExprSyntax] {
    var tests: [IfExprSyntax] = [self]
    while case .ifExpr(let next)? = tests[tests.count - 1].elseBody { tests.append(next) }
    return tests
  }

  /// The statements of the last `else`; nil without one.
  var otherwise: CodeBlockItemListSyntax? {
    guard case .codeBlock(let block)? = chain.last?.elseBody else { return nil }
    return block.statements
  }
}

extension SwitchExprSyntax {
  /// All branches; nil where `#if` decides about one, or one falls through to the next.
  var plainBranches: [SwitchCaseSyntax]? {
    let branches = cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let isPlain =
      branches.count == cases.count
      && !branches.contains { branch in branch.statements.contains { $0.item.is(FallThroughStmtSyntax.self) }
      }
    return isPlain ? branches : nil
  }
}
