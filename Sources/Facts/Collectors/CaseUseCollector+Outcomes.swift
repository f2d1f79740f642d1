import SwiftSyntax

/// Finds the outcome of a test for unnamed values by walking outwards from the test.
extension CaseUseCollector {
  func outcome(
    _ verdict: ConditionTerms.Verdict, _ elements: [ExprSyntax], _ segment: ConditionSegment,
    of node: SequenceExprSyntax
  ) -> CaseOutcome {
    guard case .decided(let isTrue) = verdict else {
      guard case .open(let isTrue) = verdict else { return .open(false) }
      return .open(isTrue)
    }
    switch segment.use {
    case .whole: return outcome(of: node, isTrue)
    case .assigned(let goal): return .sets(codeText(goal), isTrue)
    case .ternary(let then, let otherwise):
      if isTrue { return .takes(codeText(then)) }
      return .takes(walk.shortened(otherwise.map { codeText($0) }.joined(separator: " ")))
    case .side: return .open(isTrue)
    }
  }

  /// The outcome for a Boolean expression with this value.
  func outcome(of expression: some NodeView, _ isTrue: Bool) -> CaseOutcome {
    var inner = expression.node
    var value = isTrue
    for outer in surroundings(of: expression) {
      switch step(from: inner, to: outer, value) {
      case .on(let next): value = next
      case .ends(let outcome): return outcome
      }
      inner = outer.node
    }
    return .open(value)
  }

  private enum Step {
    case on(Bool)
    case ends(CaseOutcome)
  }

  private func step(from inner: Node, to outer: AnyNode, _ isTrue: Bool) -> Step {
    switch outer.kind {
    case .labeledExpr, .labeledExprList, .exprList, .conditionElement, .matchingPatternCondition:
      return .on(isTrue)
    case .tupleExpr:
      return TupleExprSyntax(node: outer.node).elements.count == 1 ? .on(isTrue) : .ends(.open(isTrue))
    case .prefixOperatorExpr:
      let isNegation = text(PrefixOperatorExprSyntax(node: outer.node).operator) == "!"
      return isNegation ? .on(!isTrue) : .ends(.open(isTrue))
    case .sequenceExpr: return step(from: inner, to: SequenceExprSyntax(node: outer.node), isTrue)
    case .conditionElementList:
      let isAlone = ConditionElementListSyntax(node: outer.node).count == 1
      return isTrue && !isAlone ? .ends(.open(true)) : .on(isTrue)
    case .ifExpr, .guardStmt, .whileStmt, .repeatStmt, .forStmt:
      return .ends(outcome(in: outer.node, isTrue))
    case .whereClause: return .on(isTrue)
    case .returnStmt: return .ends(.answers(isTrue))
    case .codeBlockItem: return .on(isTrue)
    case .codeBlockItemList:
      let isAlone = CodeBlockItemListSyntax(node: outer.node).count == 1
      return .ends(isAlone ? .answers(isTrue) : .open(isTrue))
    case .initializerClause: return .on(isTrue)
    case .patternBinding:
      return .ends(.sets(codeText(PatternBindingSyntax(node: outer.node).pattern), isTrue))
    default: return .ends(.open(isTrue))
    }
  }

  /// A term of a flat operator sequence.
  private func step(from inner: Node, to outer: SequenceExprSyntax, _ isTrue: Bool) -> Step {
    let elements = Array(outer.elements)
    guard let place = elements.firstIndex(where: { $0.node == inner }),
      let segment = ConditionSegment.all(of: elements).first(where: { $0.range.contains(place) }),
      let terms = ConditionTerms(elements, in: segment.range, text: text),
      let disjunct = terms.disjuncts.firstIndex(where: { $0.contains(place..<(place + 1)) })
    else { return .ends(.open(isTrue)) }
    let verdict = terms.verdict(ofTermIn: disjunct, isTrue: isTrue)
    if case .decided(let value) = verdict, case .whole = segment.use { return .on(value) }
    return .ends(outcome(verdict, elements, segment, of: outer))
  }

  private func outcome(in statement: Node, _ isTrue: Bool) -> CaseOutcome {
    switch statement.kind {
    case .ifExpr:
      let node = IfExprSyntax(node: statement)
      if isTrue { return .then(codeText(node.body.statements)) }
      switch node.elseBody {
      case .ifExpr(let next): return .otherwise(codeText(next))
      case .codeBlock(let block): return .otherwise(codeText(block.statements))
      case nil: return .nothing
      }
    case .guardStmt:
      return isTrue ? .passes : .leaves(codeText(GuardStmtSyntax(node: statement).body.statements))
    case .forStmt: return isTrue ? .loopTakes : .skipped
    default: return isTrue ? .loopGoesOn : .loopEnds
    }
  }
}
