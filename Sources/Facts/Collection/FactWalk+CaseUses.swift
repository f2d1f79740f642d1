import SwiftSyntax
import UntangleSourceFiles

/// Collected only with `FactDetail.everyUse`.
extension FactWalk {
  func noteUse(
    _ form: CaseUse.Form, of subject: AccessPath, _ subjectText: String, at place: Span
  ) {
    guard isNew(.use, at: place) else { return }
    facts.caseUses.append(
      CaseUse(
        form: form, subject: subject, subjectText: subjectText, enclosingType: typeName,
        enclosingFunction: bodyName, span: place))
  }

  func noteTest(
    _ group: ComparisonGroup, _ elements: [ExprSyntax], _ segment: ConditionSegment,
    of node: SequenceExprSyntax
  ) {
    let test = CaseTest(
      form: .comparison, members: group.comparisons.map(\.member),
      outcome: outcome(group.verdict, elements, segment, of: node))
    let first = group.comparisons[0]
    noteUse(
      .test(test), of: subjectShape(first.subject), first.subjectText,
      at: span(from: elements[group.range.lowerBound], to: elements[group.range.upperBound - 1]))
  }

  /// `if case .a = x`.
  func noteTest(_ match: MatchingPatternConditionSyntax) {
    guard detail.contains(.everyUse) else { return }
    let test = CaseTest(
      form: .pattern, members: [casePattern(match.pattern)], outcome: outcome(of: match, false))
    let source = match.initializer.value
    noteUse(.test(test), of: shape(source), subjectText([source]), at: span(match))
  }

  /// `for case .a in list`.
  func noteTest(_ loop: ForStmtSyntax, of element: AccessPath) {
    guard detail.contains(.everyUse), case let pattern = casePattern(loop.pattern),
      !pattern.outline.isCatchAll
    else { return }
    let test = CaseTest(form: .pattern, members: [pattern], outcome: .skipped)
    noteUse(.test(test), of: element, codeText(loop.sequence), at: span(loop.pattern))
  }

  /// `[.a, .b].contains(x)`.
  func noteMembership(_ node: FunctionCallExprSyntax) {
    guard let (list, subject) = membership(node) else { return }
    let members = list.map { namedCase($0) }
    guard !members.isEmpty, case let named = members.compactMap(\.self), named.count == members.count
    else { return }
    noteSet(.contains, named, of: shape(subject), subjectText([subject]), in: node, at: span(node))
    guard detail.contains(.everyUse) else { return }
    let test = CaseTest(form: .contains, members: named, outcome: outcome(of: node, false))
    noteUse(.test(test), of: shape(subject), subjectText([subject]), at: span(node))
  }

  /// The elements of the literal and the value that is searched for.
  func membership(_ node: FunctionCallExprSyntax) -> (list: [ExprSyntax], subject: ExprSyntax)? {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base, base.kind == .arrayExpr, text(callee.declName.baseName) == "contains",
      node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let list = base.as(ArrayExprSyntax.self)
    else { return nil }
    return (list.elements.map(\.expression), argument.expression)
  }

  func noteSelection(_ node: SwitchExprSyntax, of shape: AccessPath) {
    guard detail.contains(.everyUse) else { return }
    let rows = allBranches(node.cases).flatMap { self.rows(of: $0.0) }
    noteUse(
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
