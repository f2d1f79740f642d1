import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    collectKeys(comparing: elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      lowerAssignment(elements)
      return .skipChildren
    }
    if elements.count >= 3, let operation = elements[1].as(BinaryOperatorExprSyntax.self),
      FoldedSequence.isCompoundAssignment(text(operation.operator))
    {
      walkElements(node)
      disturb(elements[0])
      return .skipChildren
    }
    noteTest(node, elements)
    walkElements(node)
    return .skipChildren
  }

  /// Right sides of `&&`, `||` and `??` and both arms of a ternary run or not.
  func walkElements(_ node: SequenceExprSyntax) {
    var mayRun = true
    for element in node.elements {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        perhaps { walk(ternary.thenExpression) }
        mayRun = false
      } else if let operation = element.as(BinaryOperatorExprSyntax.self) {
        switch text(operation.operator) {
        case "&&", "||", "??": mayRun = false
        default: break
        }
      } else if mayRun {
        walkUnlessSilent(element)
      } else {
        perhaps { walkUnlessSilent(element) }
      }
    }
  }

  private func perhaps(_ work: () -> Void) {
    let statements = lowered(work)
    if !statements.isEmpty { append(.perhaps(statements)) }
  }

  /// A combination of own variables outside of a branch: `return isA && isB`.
  private func noteTest(_ node: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    guard case .inside = bodyContext, elements.count < FoldedSequence.elementLimit,
      FoldedSequence.loosestOperator(of: elements, text: text) == .boolean
    else { return }
    let tested = value(ExprSyntax(node))
    if tested.variables.count > 1 { append(.test(tested, span(node))) }
  }

  private func lowerAssignment(_ elements: [ExprSyntax]) {
    let target = elements[0]
    let right = Array(elements[2...])
    let closure = right.count == 1 ? right[0].as(ClosureExprSyntax.self) : nil
    if let closure { _ = lower(closure, fate: .stored) } else { walkRight(right) }
    walkTarget(target)
    let assigned =
      right.count == 1
      ? value(right[0])
      : FoldedSequence.value(of: right, text: text, operand: value)
    assign(assigned, to: target, whole: elements)
  }

  private func walkRight(_ elements: [ExprSyntax]) {
    for element in elements {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        perhaps { walk(ternary.thenExpression) }
      } else {
        walkUnlessSilent(element)
      }
    }
  }

  /// A target is no read, but what it is reached through is.
  private func walkTarget(_ target: ExprSyntax) {
    if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
      walk(base)
    } else if target.kind != .declReferenceExpr, target.kind != .tupleExpr {
      walk(target)
    }
  }

  private func assign(_ assigned: Value, to target: ExprSyntax, whole: [ExprSyntax]) {
    if let tuple = target.as(TupleExprSyntax.self) {
      assignTuple(assigned, to: tuple, whole: whole)
      return
    }
    let place = lines.span(
      from: target.positionAfterSkippingLeadingTrivia.utf8Offset,
      to: (whole.last ?? target).endPositionBeforeTrailingTrivia.utf8Offset)
    if target.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
      append(.assign(.instance, assigned, place))
      return
    }
    switch value(target) {
    case .variable(let name): assignMember(name, assigned, place)
    case .local(let name): append(.assign(.local(name), assigned, place))
    default: noteOutsideWrite(assigned, to: target, at: place)
    }
  }

  /// `_isOn = State(initialValue: true)` sets the wrapped variable.
  private func assignMember(_ name: String, _ assigned: Value, _ place: Span) {
    if name.hasPrefix("_"), name.count > 1, case .call = assigned {
      append(.disturb(.variable(String(name.dropFirst())), place))
    } else {
      append(.assign(.variable(name), assigned, place))
    }
  }

  /// All right sides are evaluated before the first write: through locals that no source can name.
  private func assignTuple(_ assigned: Value, to tuple: TupleExprSyntax, whole: [ExprSyntax]) {
    let targets = tuple.elements.map(\.expression)
    var parts = [Value](repeating: .unknown, count: targets.count)
    if case .tuple(let values) = assigned, values.count == targets.count { parts = values }
    for (index, part) in parts.enumerated() {
      append(.assign(.local("(\(index))"), part, span(tuple)))
    }
    for (index, target) in targets.enumerated() {
      assign(.local("(\(index))"), to: target, whole: whole)
    }
  }

  private func noteOutsideWrite(_ assigned: Value, to target: ExprSyntax, at place: Span) {
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base else { return }
    switch assigned {
    case .some, .tuple: return
    case .boolean, .null, .variable, .local, .call, .enumCase, .not, .and, .or, .equal,
      .conditional, .matches, .unknown:
      break
    }
    facts.outsideWrites.append(
      OutsideWrite(
        receiver: shape(base), member: text(access.declName.baseName), value: assigned,
        span: place, enclosingType: typeName,
        enclosingFunction: enclosingFunction?.name))
  }

  private func disturb(_ target: ExprSyntax) {
    switch value(target) {
    case .variable(let name): append(.disturb(.variable(name), span(target)))
    case .local(let name): append(.disturb(.local(name), span(target)))
    default: noteOutsideWrite(.unknown, to: target, at: span(target))
    }
  }

  func lower(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    walkTarget(node.expression)
    disturb(node.expression)
    return .skipChildren
  }

  func lower(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .skipChildren }
    let name = node.declName.baseName
    noteProjection(name)
    if case .inside = bodyContext, marks(name).contains(.flag),
      case .variable(let own) = value(ExprSyntax(node))
    {
      reads.append(MemberRead(name: own, span: span(node)))
    }
    walk(base)
    return .skipChildren
  }
}
