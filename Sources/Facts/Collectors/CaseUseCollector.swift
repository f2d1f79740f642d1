import SwiftSyntax
import UntangleSourceFiles

/// Collects every place that names a case of an enum. Works with `FactDetail.everyUse` only.
final class CaseUseCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var uses: [CaseUse] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension CaseUseCollector {
  func note(
    _ form: CaseUse.Form, of subject: AccessPath, _ subjectText: String, at place: Span
  ) {
    guard seen.insert(place).inserted else { return }
    uses.append(
      CaseUse(
        form: form, subject: subject, subjectText: subjectText, enclosingType: typeName,
        enclosingFunction: bodyName, span: place))
  }

  func note(
    _ group: ComparisonGroup, _ elements: [ExprSyntax], _ segment: ConditionSegment,
    of node: SequenceExprSyntax
  ) {
    let test = CaseTest(
      form: .comparison, members: group.comparisons.map(\.member),
      outcome: outcome(group.verdict, elements, segment, of: node))
    let first = group.comparisons[0]
    note(
      .test(test), of: subjectShape(first.subject), first.subjectText,
      at: span(from: elements[group.range.lowerBound], to: elements[group.range.upperBound - 1]))
  }

  /// `if case .a = x`.
  func note(_ match: MatchingPatternConditionSyntax) {
    guard detail.contains(.everyUse) else { return }
    let test = CaseTest(
      form: .pattern, members: [casePattern(match.pattern)], outcome: outcome(of: match, false))
    let source = match.initializer.value
    note(.test(test), of: shape(source), subjectText([source]), at: span(match))
  }

  /// `for case .a in list`.
  func note(_ loop: ForStmtSyntax, of element: AccessPath) {
    guard detail.contains(.everyUse), case let pattern = casePattern(loop.pattern),
      !pattern.outline.isCatchAll
    else { return }
    let test = CaseTest(form: .pattern, members: [pattern], outcome: .skipped)
    note(.test(test), of: element, codeText(loop.sequence), at: span(loop.pattern))
  }

  /// `[.a, .b].contains(x)`, where all elements are cases.
  func note(_ membership: CaseMembership, in node: FunctionCallExprSyntax) {
    guard detail.contains(.everyUse) else { return }
    let test = CaseTest(form: .contains, members: membership.cases, outcome: outcome(of: node, false))
    note(.test(test), of: shape(membership.subject), subjectText([membership.subject]), at: span(node))
  }

  func note(_ node: SwitchExprSyntax, of shape: AccessPath) {
    guard detail.contains(.everyUse) else { return }
    let rows = walk.allBranches(node.cases).flatMap { self.rows(of: $0.0) }
    note(
      .select(rows), of: shape, subjectText([node.subject]), at: span(from: node, to: node.subject))
  }

  private func rows(of node: SwitchCaseSyntax) -> [CaseUse.Row] {
    let runs = codeText(node.statements)
    switch node.label {
    case .default:
      return [
        CaseUse.Row(
          pattern: .any, coverage: .whole, label: node.attribute == nil ? .default : .unknownDefault,
          runs: runs, span: span(node.labelNode))
      ]
    case .case(let label):
      return label.caseItems.map { item in
        let written = codeText(item.pattern)
        return CaseUse.Row(
          pattern: casePattern(item.pattern), coverage: item.whereClause == nil ? .whole : .part,
          label: node.attribute == nil ? .pattern(written) : .unknownPattern(written), runs: runs,
          span: span(node.labelNode))
      }
    }
  }
}
