import SwiftSyntax
import UntangleSourceFiles

/// Which facts about cases were taken at a place.
struct NotedKinds: OptionSet {
  var rawValue: UInt8

  static let use = NotedKinds(rawValue: 1)
  static let set = NotedKinds(rawValue: 2)
  static let literals = NotedKinds(rawValue: 4)
}

extension FactWalk {
  func isNew(_ kind: NotedKinds, at place: Span) -> Bool {
    notedPlaces[place, default: []].insert(kind).inserted
  }

  func noteSet(_ group: ComparisonGroup, _ elements: [ExprSyntax]) {
    guard group.comparisons.count > 1 else { return }
    let first = group.comparisons[0]
    noteSet(
      group.sense == .equal ? .equalities : .inequalities, group.comparisons.map(\.member),
      of: subjectShape(first.subject), first.subjectText,
      at: span(from: elements[group.range.lowerBound], to: elements[group.range.upperBound - 1]))
  }

  func noteSet(
    _ form: CaseSet.Form, _ members: [CasePattern], of subject: ExpressionShape, _ subjectText: String,
    at place: @autoclosure () -> Span
  ) {
    var names: [String] = []
    var writtenType: String?
    for case .enumCase(let name, let type, _) in members where !names.contains(name) {
      names.append(name)
      writtenType = writtenType ?? type
    }
    guard names.count > 1, case let place = place(), isNew(.set, at: place) else { return }
    facts.caseSets.append(
      CaseSet(
        form: form, subject: subject, subjectText: subjectText, writtenType: writtenType, members: names,
        enclosingType: typeName, enclosingFunction: bodyName, span: place))
  }

  /// `case .a, .b:` where every other branch is one: the switch asks a question of two answers.
  func noteSet(_ node: SwitchExprSyntax, of shape: ExpressionShape) {
    guard node.cases.count == 2, let first = node.cases.first, let last = node.cases.last,
      let (label, members) = listed(first), last.node.kind == .switchCase
    else { return }
    noteSet(.branch, members, of: shape, subjectText([node.subject]), at: span(label))
  }

  private func listed(
    _ element: SwitchCaseListElement
  ) -> (label: SwitchCaseLabelSyntax, members: [CasePattern])? {
    guard case .switchCase(let branch) = element, case .case(let label) = branch.label,
      label.caseItems.count > 1
    else { return nil }
    var members: [CasePattern] = []
    for item in label.caseItems {
      guard item.whereClause == nil, case let pattern = casePattern(item.pattern) else { return nil }
      // What looks into a payload does not stand for the case.
      guard case .enumCase(_, _, let payload) = pattern, payload?.allSatisfy({ $0 == .any }) ?? true else {
        return nil
      }
      members.append(pattern)
    }
    return (label, members)
  }
}
