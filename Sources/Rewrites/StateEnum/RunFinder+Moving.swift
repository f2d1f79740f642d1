import SwiftSyntax
import UntangleFacts

/// Runs that the branches behind them mostly overwrite.
///
///     isLoading = false                    if items.isEmpty {
///     if items.isEmpty {                     state = .failed(text)
///       message = text           becomes   } else {
///     } else {                               state = .idle
///       message = nil                      }
///     }
///
/// Where they stand, they would often have to ask for the state before.
extension RunFinder {
  /// Moves a run into the branches of the next statement, and the writes behind that to their ends. Returns the statements that
  /// are moved; nil where that cannot be, or makes more of it.
  func moved(
    _ run: WriteRun, into item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> Set<SyntaxIdentifier>? {
    guard run.writes.allSatisfy(isConstant), refusal(run) == nil else { return nil }
    let writing = writingLists(in: item)
    guard writing > 0 else { return nil }
    let before = findings
    guard let ends = carry(run, into: item)?.ends else {
      findings = before
      return nil
    }
    let joined = join(ends, after: item, in: list)
    let new = findings.closed[before.closed.count...]
    let asking = new.filter(asks)
    guard new.count <= writing + 1, !new.contains(where: { refusal($0) != nil }), asking.count < 2,
      asking.allSatisfy(isLast), isShorter(new, than: run)
    else {
      findings = before
      return nil
    }
    return joined
  }

  /// Moves a run over a `guard` behind which other writes complete it, and into the block that leaves:
  ///
  ///     message = nil
  ///     guard !name.isEmpty else { message = text; return }
  ///     isSaving = true
  ///
  /// Returns the run behind the `guard`; nil where that cannot be, or where one of the two would ask for the state before.
  func movedOver(
    _ run: WriteRun, _ item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> WriteRun? {
    let following = joinableWrites(after: item, in: list)
    guard item.item.is(GuardStmtSyntax.self), run.writes.allSatisfy(isConstant), refusal(run) == nil,
      !following.isEmpty
    else { return nil }
    let before = findings
    let next = following.compactMap(step)
    findings = before
    guard next.allSatisfy({ isSame($0.receiver, run.receiver) }),
      zip(next, following).allSatisfy({ $0.step.allSatisfy(isConstant) || isQuiet($1, after: run) }),
      let rest = carry(run, into: item)?.run
    else {
      findings = before
      return nil
    }
    var whole = rest
    whole.steps += next.map { .assign($0.step) }
    let new = findings.closed[before.closed.count...]
    guard !(new + [whole]).contains(where: { refusal($0) != nil || asks($0) }), isShorter(new, than: run)
    else {
      findings = before
      return nil
    }
    return rest
  }

  /// Whether a run had to ask for the state before, or is overwritten wherever it was moved.
  private func isShorter(_ moved: ArraySlice<WriteRun>, than run: WriteRun) -> Bool {
    asks(run) || moved.allSatisfy { !$0.items.isEmpty }
  }

  /// Whether a run that was moved into a branch is the only one there.
  private func isLast(_ run: WriteRun) -> Bool {
    switch run.entry {
    case .newElse: true
    case .startOf(let list): run.items.isEmpty && writes(in: list) == 0
    case .ownItem, .endOf, .after: false
    }
  }

  /// The number of branches of a statement, and of such statements in them, in which a write stands.
  private func writingLists(in item: CodeBlockItemSyntax) -> Int {
    let lists: [CodeBlockItemListSyntax]
    if let branch = branch(item, IfExprSyntax.self) {
      lists = branch.chain.map(\.body.statements) + (branch.otherwise.map { [$0] } ?? [])
    } else if let branches = branch(item, SwitchExprSyntax.self)?.plainBranches {
      lists = branches.map(\.statements)
    } else {
      return 0
    }
    return lists.reduce(0) { $0 + writes(in: $1) }
  }

  /// One for a branch with a write; else those of the branches in it.
  private func writes(in list: CodeBlockItemListSyntax) -> Int {
    list.contains(where: isWrite) ? 1 : list.reduce(0) { $0 + writingLists(in: $1) }
  }
}
