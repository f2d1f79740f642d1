import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: SwitchExprSyntax) {
    walkIfRelevant(node.subject)
    let subject = isLowering ? value(node.subject) : .unknown
    let subjectShape = shape(node.subject)
    collectors.caseUses.note(node, of: subjectShape)
    collectors.caseSets.note(node, of: subjectShape)
    collectors.literalTests.note(node)
    collectors.caseChains.enter(node)
    defer { collectors.caseChains.leaveSwitch() }
    var branches: [Selection.Branch] = []
    var itemsSoFar: [CaseItem] = []
    let all = allBranches(node.cases)
    collectors.fallthroughs.note(all)
    for (index, (switchCase, presence)) in all.enumerated() {
      locals.open()
      let (items, bound, effects) = caseItems(switchCase, matching: subjectShape, of: subject)
      let body = bound + lowered { walk(switchCase.statements) }
      locals.close()
      effects.forEach(append)
      branches.append(Selection.Branch(items: presence.items(items), body: body))
      if let form = restForm(switchCase, items: items) {
        let isConditional = all.contains { $0.1 == .conditional }
        let label: SwitchFact.Label =
          isConditional ? .conditional : index + 1 < all.count ? .followed : restLabel(switchCase)
        noteRest(
          switchCase, of: node, form: form, label: label, shape: subjectShape, after: itemsSoFar,
          all[..<index].map(\.0))
      }
      itemsSoFar += items
    }
    let selection = Selection(
      subject: subject, branches: branches, span: span(node.subject), label: label(of: node))
    if !selection.isSilent { append(.select(selection)) }
  }

  /// All cases in order, including those inside `#if`.
  func allBranches(
    _ list: SwitchCaseListSyntax, _ presence: CasePresence = .certain
  ) -> [(SwitchCaseSyntax, CasePresence)] {
    list.flatMap { element -> [(SwitchCaseSyntax, CasePresence)] in
      switch element {
      case .switchCase(let switchCase): return [(switchCase, presence)]
      case .ifConfigDecl(let conditional):
        return conditional.clauses.flatMap { clause -> [(SwitchCaseSyntax, CasePresence)] in
          guard case .switchCases(let inner) = clause.elements else { return [] }
          return allBranches(inner, .conditional)
        }
      }
    }
  }

  /// Declares the bindings of the patterns and lowers their values and the effects of `where` clauses.
  ///
  /// Where several patterns of one case bind a name, its value is unknown, because any of them may have
  /// matched.
  func caseItems(
    _ node: SwitchCaseSyntax, matching shape: AccessPath, of subject: LoweredExpression
  ) -> (items: [CaseItem], bound: [Statement], effects: [Statement]) {
    guard case .case(let label) = node.label else { return ([], [], []) }
    var effects: [Statement] = []
    var bound: [Statement] = []
    let items = label.caseItems.map { item in
      var pattern = Pattern.any
      collectors.payloadPatterns.note(in: item.pattern)
      bound = lowered { pattern = self.pattern(item.pattern, binding: shape, of: subject) }
      guard let test = item.whereClause?.condition else {
        return CaseItem(pattern: pattern, condition: nil)
      }
      effects += lowered { walk(test) }
      return CaseItem(pattern: pattern, condition: value(test).replacing(bound.held))
    }
    return (items, items.count == 1 ? bound : [], effects.isEmpty ? [] : [.perhaps(effects)])
  }

  private func noteRest(
    _ switchCase: SwitchCaseSyntax, of node: SwitchExprSyntax, form: SwitchFact.Form,
    label: SwitchFact.Label, shape: AccessPath, after itemsSoFar: [CaseItem],
    _ before: [SwitchCaseSyntax]
  ) {
    let lines = [span(node.subject).line] + before.map { span($0.labelNode).line }
    facts.switches.append(
      SwitchFact(
        subject: shape, subjectText: sourceText(node.subject),
        enclosingType: typeName, enclosingFunction: enclosingFunction?.name, items: itemsSoFar,
        form: form, label: label, rest: rest(switchCase.statements), span: span(switchCase.labelNode),
        linesBefore: lines))
  }

  private func restForm(_ node: SwitchCaseSyntax, items: [CaseItem]) -> SwitchFact.Form? {
    switch node.label {
    case .default: node.attribute == nil ? .default : .unknownDefault
    case .case:
      items.contains { $0.condition == nil && $0.pattern.isCatchAll } ? .wildcard : nil
    }
  }

  private func restLabel(_ node: SwitchCaseSyntax) -> SwitchFact.Label {
    guard node.attribute == nil else { return .shared }
    switch node.label {
    case .default: return .alone
    case .case(let label):
      guard label.caseItems.count == 1 else { return .shared }
      return label.caseItems.allSatisfy { isBlank($0.pattern) } ? .alone : .binding
    }
  }

  /// `_` or `(_, _)`, which bind no name.
  private func isBlank(_ pattern: PatternSyntax) -> Bool {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: true
    case .tuplePattern(let tuple): tuple.elements.allSatisfy { isBlank($0.pattern) }
    case .expressionPattern(let pattern): isBlank(pattern.expression)
    case .identifierPattern, .valueBindingPattern, .isTypePattern, .other: false
    }
  }

  private func isBlank(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: true
    case .tupleExpr(let tuple): tuple.elements.allSatisfy { isBlank($0.expression) }
    case .patternExpr(let inner): isBlank(inner.pattern)
    default: false
    }
  }

  private func rest(_ statements: CodeBlockItemListSyntax) -> SwitchFact.Rest {
    guard let last = statements.last else { return .other }
    switch last.item {
    case .stmt(let statement):
      if statement.is(ThrowStmtSyntax.self) { return .throws }
      guard statements.count == 1 else { return .other }
      if statement.is(BreakStmtSyntax.self) { return .nothing }
      return statement.as(ReturnStmtSyntax.self).map { $0.expression.map(answer) ?? .nothing } ?? .other
    case .expr(let expression):
      if statements.count == 1, answer(expression) != .other { return answer(expression) }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = dottedName(call.calledExpression), Self.isTrap(lastComponent(name))
      else { return .other }
      return .traps
    case .decl: return .other
    }
  }

  private func answer(_ expression: ExprSyntax) -> SwitchFact.Rest {
    switch expression.kind {
    case .booleanLiteralExpr: .answers
    case .nilLiteralExpr: .answersNil
    default: .other
    }
  }

  /// Functions that say that their branch is never taken.
  private static func isTrap(_ name: String) -> Bool {
    switch name {
    case "assertionFailure", "XCTFail", "unimplemented": true
    default: SDK.says(.ends, of: name)
    }
  }
}

/// Whether a case is compiled in every build.
enum CasePresence {
  case certain
  /// Under `#if`: in builds without the case, its values fall to the next cases.
  case conditional

  func items(_ written: [CaseItem]) -> [CaseItem] {
    switch self {
    case .certain: return written
    case .conditional:
      let items = written.isEmpty ? [CaseItem(pattern: .any, condition: nil)] : written
      return items.map { item in
        CaseItem(
          pattern: item.pattern, condition: item.condition.map { .and($0, .unknown) } ?? .unknown)
      }
    }
  }
}

extension Selection {
  /// Whether the selection reads nothing of the instance and has no effect.
  fileprivate var isSilent: Bool {
    branches.allSatisfy { $0.body.isEmpty } && !subject.readsVariables
  }
}
