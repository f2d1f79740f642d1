import SwiftSyntax
import UntangleSourceFiles

/// Collects empty branches that fall through to the next one.
final class FallthroughCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var fallthroughs: [EmptyFallthrough] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension FallthroughCollector {
  /// Notes branches without a body that fall through to one whose label could name them.
  func note(_ branches: [(SwitchCaseSyntax, CasePresence)]) {
    guard isHandwritten, !isElsewhere, branches.contains(where: { onlyFallsThrough($0.0) })
    else {
      return
    }
    var run: [SwitchCaseSyntax] = []
    for (branch, presence) in branches {
      guard case .certain = presence, plainPatterns(branch) != nil else {
        run = []
        continue
      }
      if onlyFallsThrough(branch) {
        run.append(branch)
      } else {
        if !run.isEmpty { note(run, before: branch) }
        run = []
      }
    }
  }

  private func note(_ run: [SwitchCaseSyntax], before branch: SwitchCaseSyntax) {
    let place = span(run[0].labelNode)
    guard seen.insert(place).inserted else { return }
    fallthroughs.append(
      EmptyFallthrough(
        count: run.count, patterns: (run + [branch]).flatMap { plainPatterns($0) ?? [] },
        enclosingType: typeName,
        enclosingFunction: bodyName, span: place))
  }

  private func onlyFallsThrough(_ branch: SwitchCaseSyntax) -> Bool {
    guard branch.statements.count == 1, case .stmt(let statement)? = branch.statements.first?.item else {
      return false
    }
    return statement.kind == .fallThroughStmt
  }

  /// nil for `default`, for an attribute, and where a pattern binds something or has a condition: to fall through asks
  /// none of them.
  private func plainPatterns(_ branch: SwitchCaseSyntax) -> [String]? {
    guard branch.attribute == nil, case .case(let label) = branch.label else { return nil }
    var texts: [String] = []
    for item in label.caseItems {
      guard item.whereClause == nil,
        case .expressionPattern(let inner) = item.pattern.as(PatternSyntaxEnum.self)
      else {
        return nil
      }
      let text = sourceText(inner.expression)
      guard !text.contains("let "), !text.contains("var ") else { return nil }
      texts.append(text)
    }
    return texts
  }
}
