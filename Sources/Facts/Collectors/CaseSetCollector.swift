import SwiftSyntax
import UntangleSourceFiles

/// Collects tests that ask one value for several cases at once.
final class CaseSetCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var sets: [CaseSet] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension CaseSetCollector {
  func note(_ group: ComparisonGroup, _ elements: [ExprSyntax], of node: SequenceExprSyntax) {
    guard group.comparisons.count > 1 else { return }
    let first = group.comparisons[0]
    note(
      group.sense == .equal ? .equalities : .inequalities, group.comparisons.map(\.member),
      of: subjectShape(first.subject), first.subjectText, in: node,
      // `x == .a || x == .b ? 1 : 2` answers something else.
      isWhole: group.range.count == elements.count,
      answer: group.sense == .equal ? .answer : .otherAnswer,
      at: span(from: elements[group.range.lowerBound], to: elements[group.range.upperBound - 1]))
  }

  /// `case .a, .b:` where the only other branch is a catch-all. In all other switches the compiler asks for
  /// each case.
  func note(_ node: SwitchExprSyntax, of shape: AccessPath) {
    guard node.cases.count == 2, let first = node.cases.first, let last = node.cases.last,
      let (label, members) = listed(first), case .switchCase(let rest) = last, takesAll(rest)
    else { return }
    note(
      .branch, members, of: shape, subjectText([node.subject]), in: node,
      answer: saysTrue(first) ? .answer : .otherAnswer, at: span(label))
  }

  /// `[.a, .b].contains(x)`, where all elements are cases.
  func note(_ membership: CaseMembership, in node: FunctionCallExprSyntax) {
    note(
      .contains, membership.cases, of: shape(membership.subject), subjectText([membership.subject]),
      in: node, at: span(node))
  }

  /// `node` is the Boolean expression of the test.
  private func note(
    _ form: CaseSet.Form, _ members: [CasePattern], of subject: AccessPath, _ subjectText: String,
    in node: some NodeView, isWhole: Bool = true, answer: CaseSet.Role = .answer,
    at place: @autoclosure () -> Span
  ) {
    var names: [String] = []
    var writtenType: String?
    for case .enumCase(let name, let type, let payload) in members {
      // A payload is compared, too: `.moved(1)` is not the whole case.
      guard form == .branch || payload?.isEmpty ?? true else { return }
      guard !names.contains(name) else { continue }
      names.append(name)
      writtenType = writtenType ?? type
    }
    guard names.count > 1, case let place = place(), seen.insert(place).inserted else { return }
    sets.append(
      CaseSet(
        form: form, role: isWhole && isAnswer(node) ? answer : .question, subject: subject,
        subjectText: subjectText,
        writtenType: writtenType, members: names, receivers: receivers(guardedBy: node),
        enclosingType: typeName, enclosingFunction: bodyName,
        local: isWhole ? local(of: node) : nil, span: place))
  }

  /// `isOpen` in `let isOpen = x == .a || x == .b`.
  private func local(of node: some NodeView) -> String? {
    for outer in surroundings(of: node) {
      switch outer.kind {
      case .initializerClause: continue
      case .patternBinding:
        let name = PatternBindingSyntax(node: outer.node).pattern.as(IdentifierPatternSyntax.self)
        return isInBody ? name.map { text($0.identifier) } : nil
      default: return nil
      }
    }
    return nil
  }

  /// `true` or `return true`, and nothing else.
  private func saysTrue(_ element: SwitchCaseListElement) -> Bool {
    guard case .switchCase(let branch) = element, branch.statements.count == 1,
      let only = branch.statements.first
    else { return false }
    return ["true", "return true"].contains(codeText(only))
  }

  private func takesAll(_ branch: SwitchCaseSyntax) -> Bool {
    switch branch.label {
    case .default: true
    case .case(let label):
      label.caseItems.contains { $0.whereClause == nil && casePattern($0.pattern).outline.isCatchAll }
    }
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
      // A pattern that inspects the payload does not stand for the whole case.
      guard case .enumCase(_, _, let payload) = pattern, payload?.allSatisfy({ $0 == .any }) ?? true else {
        return nil
      }
      members.append(pattern)
    }
    return (label, members)
  }

  /// Whether it is the entire result of a function or property.
  private func isAnswer(_ node: some NodeView) -> Bool {
    for outer in surroundings(of: node) {
      switch outer.kind {
      case .returnStmt, .expressionStmt, .codeBlockItem, .codeBlock: continue
      case .codeBlockItemList:
        if CodeBlockItemListSyntax(node: outer.node).count > 1 { return false }
      case .functionDecl, .accessorDecl, .accessorBlock: return true
      default: return false
      }
    }
    return false
  }
}

extension CaseSetCollector {
  /// The receivers of calls and assignments in the `if` branch that the condition guards.
  func receivers(guardedBy condition: some NodeView) -> [String] {
    for outer in surroundings(of: condition) {
      switch outer.kind {
      case .conditionElement, .conditionElementList, .tupleExpr, .labeledExpr, .labeledExprList: continue
      case .ifExpr: return receivers(in: IfExprSyntax(node: outer.node).body.statements)
      default: return []
      }
    }
    return []
  }

  private func receivers(in statements: CodeBlockItemListSyntax) -> [String] {
    var names: [String] = []
    for item in statements {
      guard case .expr(let expression) = item.item, let name = receiver(in: expression),
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  private func receiver(in expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): receiver(in: node.expression)
    case .awaitExpr(let node): receiver(in: node.expression)
    case .functionCallExpr(let node): receiver(ofCallee: node.calledExpression)
    case .sequenceExpr(let node):
      node.elements.first.flatMap { first in
        Array(node.elements).dropFirst().first?.kind == .assignmentExpr ? receiver(ofGoal: first) : nil
      }
    default: nil
    }
  }

  private func receiver(ofCallee callee: ExprSyntax) -> String? {
    callee.as(MemberAccessExprSyntax.self)?.base.map { subjectText([$0]) }
  }

  /// `label` for `label.text = …`, `isOn` for `isOn = …`.
  private func receiver(ofGoal goal: ExprSyntax) -> String? {
    switch goal.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: return codeText(goal)
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      return base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        ? text(node.declName.baseName) : subjectText([base])
    default: return nil
    }
  }
}
