import SwiftSyntax
import UntangleFacts

/// Where a branch of an `if`, `switch` or `do` ends.
struct BranchEnd {
  /// Where a run without statements of its own stands.
  var entry: WriteRun.Entry
  /// The run that is open there; nil without one.
  var run: WriteRun?
  var way: Way

  enum Way {
    /// It goes on behind the statement.
    case falls
    case leaves
  }
}

/// Writes that follow an `if`, `switch` or `do` and are moved to the ends of its branches.
extension RunFinder {
  /// The writes directly behind a statement.
  func joinableWrites(
    after item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> [CodeBlockItemSyntax] {
    guard let place = list.firstIndex(of: item) else { return [] }
    return Array(list[list.index(after: place)...].prefix { isWrite($0) })
  }

  /// Whether `step` makes a write of the statement, without taking it as understood.
  func isWrite(_ item: CodeBlockItemSyntax) -> Bool {
    let known = findings.understood
    defer { findings.understood = known }
    return step(item) != nil
  }

  /// The ends of a statement's branches, each followed to its end; nil for other statements.
  func ends(of item: CodeBlockItemSyntax) -> [BranchEnd]? {
    if let branch = branch(item, IfExprSyntax.self) {
      var ends = branch.chain.map { end(of: $0.body.statements, carrying: nil) }
      if let otherwise = branch.otherwise {
        ends.append(end(of: otherwise, carrying: nil))
      } else {
        ends.append(
          BranchEnd(entry: .newElse(branch.chain[branch.chain.count - 1]), run: nil, way: .falls))
      }
      return ends
    }
    if let attempt = item.item.as(DoStmtSyntax.self) {
      return ([attempt.body] + attempt.catchClauses.map(\.body)).map { end(of: $0.statements, carrying: nil) }
    }
    return branch(item, SwitchExprSyntax.self)?.plainBranches?.map { end(of: $0.statements, carrying: nil) }
  }

  func end(of list: CodeBlockItemListSyntax, carrying run: WriteRun?) -> BranchEnd {
    let open = follow(list, carrying: run)
    return BranchEnd(entry: .endOf(list), run: open, way: list.last?.leaves == true ? .leaves : .falls)
  }

  /// Moves the writes behind a statement to the ends of its branches, where that is needed and possible. Closes
  /// the runs of the branches, and returns the moved statements.
  func join(
    _ ends: [BranchEnd], after item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> Set<SyntaxIdentifier> {
    let items = joinableWrites(after: item, in: list)
    guard let (receiver, steps) = joinedSteps(items, after: item), leavesOnlyAtEnds(item),
      let runs = joinedRuns(ends, steps, receiver, owner(of: list))
    else {
      ends.forEach { close($0.run) }
      return []
    }
    // Once behind many branches that write nothing, instead of once in each. As those of a `defer` the writes are made again.
    let kept = ends.own(among: runs, besideAtLeast: mostCopies)
    if !kept.isEmpty, items.allSatisfy(isRepeatable) {
      kept.forEach(close)
      findings.madeBefore[items[0].id] = kept
      return []
    }
    runs.forEach(close)
    for item in items { _ = step(item) }
    findings.emptied += items
    return Set(items.map(\.id))
  }

  /// Whether a statement writes constants alone.
  private func isRepeatable(_ item: CodeBlockItemSyntax) -> Bool {
    let known = findings.understood
    defer { findings.understood = known }
    return step(item)?.step.allSatisfy { $0.condition == .none && $0.text != nil && isConstant($0) } ?? false
  }

  /// The steps of writes whose values are the same within the branches of a statement.
  private func joinedSteps(
    _ items: [CodeBlockItemSyntax], after item: CodeBlockItemSyntax
  ) -> (String, [WriteRun.Step])? {
    let known = findings.understood
    defer { findings.understood = known }
    let found = items.compactMap(step)
    guard let receiver = found.first?.receiver, found.allSatisfy({ isSame($0.receiver, receiver) }) else {
      return nil
    }
    // A `catch` binds `error` without naming it.
    let bound = namesBound(in: Syntax(item)).union(item.item.is(DoStmtSyntax.self) ? ["error"] : [])
    guard !bindsReceiver(receiver, bound) else { return nil }
    let isMovable = found.flatMap(\.step).allSatisfy { write in
      write.condition == .none
        && (isConstant(write) || isStable(write) && !bound.contains { write.text?.mentions($0) ?? true })
    }
    return isMovable ? (receiver, found.map { .assign($0.step) }) : nil
  }

  /// nil where no branch needs the steps, or one of them cannot take them.
  private func joinedRuns(
    _ ends: [BranchEnd], _ steps: [WriteRun.Step], _ receiver: String, _ owner: WriteRun.Owner
  ) -> [WriteRun]? {
    let open = ends.filter { $0.way == .falls }
    guard open.contains(where: { $0.run.map { refusal($0) != nil } ?? false }) else { return nil }
    var runs = ends.filter { $0.way == .leaves }.compactMap(\.run)
    for end in open {
      guard let run = joined(end, steps, receiver, owner), refusal(run) == nil else { return nil }
      runs.append(run)
    }
    return runs
  }

  private func joined(
    _ end: BranchEnd, _ steps: [WriteRun.Step], _ receiver: String, _ owner: WriteRun.Owner
  ) -> WriteRun? {
    guard var run = end.run else {
      var run = WriteRun(steps: steps, receiver: receiver, items: [], owner: owner.nested)
      run.entry = end.entry
      run.arrival = .inState
      if case .newElse(let last) = end.entry { run.untrue = last.conditionsBefore(naming: names, in: file) }
      return run
    }
    guard isSame(run.receiver, receiver) else { return nil }
    let isHoistable = run.place == .first && steps.flatMap(\.writes).allSatisfy(isConstant)
    guard run.gap == .none || run.gap.isOpen && isHoistable else { return nil }
    run.steps += steps
    return run
  }

  /// Whether every way through a statement that reaches what follows it goes through the end of a branch, and
  /// nothing runs between that end and what follows.
  private func leavesOnlyAtEnds(_ item: CodeBlockItemSyntax) -> Bool {
    let finder = EarlyExitFinder(viewMode: .sourceAccurate)
    finder.walk(item)
    return finder.exits.isEmpty
  }
}

extension IfExprSyntax {
  /// The ranges of its conditions and of those before it in the chain that name nothing but some variables.
  fileprivate func conditionsBefore(naming names: Set<String>, in file: ParsedFile) -> [Range<Int>] {
    sequence(first: self) { $0.parent?.as(IfExprSyntax.self) }.map(\.conditions)
      .filter { $0.names(only: names) }.map { file.start(of: $0)..<file.end(of: $0) }
  }
}

extension [BranchEnd] {
  /// Of the runs that are made of these ends, those of the branches that have one of their own, where so many others have none.
  fileprivate func own(among runs: [WriteRun], besideAtLeast count: Int) -> [WriteRun] {
    let open = filter { $0.way == .falls }
    guard open.count(where: { $0.run == nil }) >= count else { return [] }
    let leaving = runs.count - open.count
    return runs.prefix(leaving)
      + zip(open, runs.dropFirst(leaving)).filter { $0.0.run != nil }.map(\.1)
  }
}

extension ConditionElementListSyntax {
  /// Whether they compare some variables with constants, and nothing else.
  fileprivate func names(only names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .identifier(let name): names.contains(name)
      case .keyword(let keyword): [.self, .nil, .true, .false].contains(keyword)
      case .binaryOperator, .prefixOperator, .period, .comma, .leftParen, .rightParen: true
      default: false
      }
    }
  }
}

/// From how many branches on writes stay behind them.
private let mostCopies = 3

extension WriteRun.Owner {
  /// In a branch of a statement.
  fileprivate var nested: WriteRun.Owner {
    switch self {
    case .initializer(let designated, _): .initializer(designated: designated, isTopLevel: false)
    case .other: .other
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether what follows it is not reached.
  fileprivate var leaves: Bool {
    if item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) || item.is(BreakStmtSyntax.self)
      || item.is(ContinueStmtSyntax.self)
    {
      return true
    }
    let call = item.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    return SDK.says(.ends, of: call?.baseName.text ?? "")
  }
}

/// Finds `break`, which goes on behind a `switch`, and `defer` and `async let`, which run or are awaited at the end of a
/// branch.
private final class EarlyExitFinder: SyntaxVisitor {
  private(set) var exits: [SyntaxIdentifier] = []

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    exits.append(node.id)
    return .skipChildren
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    exits.append(node.id)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isAsync { exits.append(node.id) }
    return .visitChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension VariableDeclSyntax {
  /// Whether it is an `async let`, which is awaited at the end of its scope at the latest.
  var isAsync: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.async) } }
}
