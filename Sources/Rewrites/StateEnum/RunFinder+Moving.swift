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
/// Where they stand, they would have to ask for the state before.
extension RunFinder {
  /// Moves a run into the branches of the next statement, and the writes behind that to their ends. Returns the statements that
  /// are moved; nil where that cannot be, or makes more of it.
  func moved(
    _ run: WriteRun, into item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> Set<SyntaxIdentifier>? {
    guard run.writes.allSatisfy(isConstant), refusal(run) == nil else { return nil }
    let writing = writingLists(in: item)
    guard writing > 0, asks(run) else { return nil }
    let before = findings
    guard let ends = carry(run, into: item)?.ends else {
      findings = before
      return nil
    }
    let joined = join(ends, after: item, in: list)
    let new = findings.closed[before.closed.count...]
    guard new.count <= writing + 1, !new.contains(where: { refusal($0) != nil }), new.count(where: asks) < 2
    else {
      findings = before
      return nil
    }
    return joined
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
    return lists.reduce(0) { count, list in
      count + (list.contains(where: isWrite) ? 1 : list.reduce(0) { $0 + writingLists(in: $1) })
    }
  }
}
