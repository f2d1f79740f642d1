import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func lower(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    collectors.keys.collect(comparing: elements)
    noteComparisonsIfAny(node, elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      lowerAssignment(elements)
      return
    }
    if elements.count >= 3, let operation = elements[1].as(BinaryOperatorExprSyntax.self),
      FoldedSequence.mayWriteLeft(text(operation.operator))
    {
      walkElements(elements)
      if !lowerSum(elements, by: text(operation.operator)) { havoc(elements[0]) }
      return
    }
    noteTest(node, elements)
    walkElements(elements)
  }

  /// The right operands of `&&`, `||` and `??` run only sometimes.
  func walkElements(_ elements: [ExprSyntax]) {
    if let middle = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      walkTernary(elements, at: middle)
      return
    }
    var mayRun = true
    for element in elements {
      if let operation = element.as(BinaryOperatorExprSyntax.self) {
        switch text(operation.operator) {
        case "&&", "||", "??": mayRun = false
        default: break
        }
      } else if mayRun {
        walkIfRelevant(element)
      } else {
        perhaps { walkIfRelevant(element) }
      }
    }
  }

  /// One arm runs. No branch is needed where neither has effects.
  private func walkTernary(_ elements: [ExprSyntax], at middle: Int) {
    guard middle > 0, let ternary = elements[middle].as(UnresolvedTernaryExprSyntax.self) else { return }
    let tests = clauses(of: Array(elements[..<middle]))
    let then = lowered { walkIfRelevant(ternary.thenExpression) }
    let otherwise = lowered { walkElements(Array(elements[(middle + 1)...])) }
    guard then.isEmpty, otherwise.allSatisfy(\.isChain) else {
      append(.branch(tests, then: then, otherwise: otherwise))
      return
    }
    for (index, test) in tests.enumerated() where !test.effects.isEmpty {
      if index == 0 { test.effects.forEach(append) } else { append(.perhaps(test.effects)) }
    }
    // `isA ? x : isB ? y : z` asks for one after the other.
    guard isLowering, elements[(middle + 1)...].contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      case let chain = value(of: elements), chain.memberCount > 1
    else { return }
    append(.test(chain, span(from: elements[0], to: elements[elements.count - 1])))
  }

  func perhaps(_ work: () -> Void) {
    let statements = lowered(work)
    if !statements.isEmpty { append(.perhaps(statements)) }
  }

  /// A combination of the instance's variables outside of a branch condition: `return isA && isB`.
  private func noteTest(_ node: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    guard isLowering, case .inside = bodyContext, elements.count < FoldedSequence.elementLimit,
      FoldedSequence.loosestOperator(of: elements, text: text) == .boolean
    else { return }
    let tested = value(ExprSyntax(node))
    if tested.memberCount > 1 { append(.test(tested, span(node))) }
  }

  func lower(_ node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    if isLowering, case .inside = bodyContext, let own = value(ExprSyntax(node)).member {
      let marks = marks(node.declName.baseName)
      noteProjection(node.declName.baseName, lending(of: node))
      noteEscape(CalledName(own), marks, .stored, at: node)
    } else {
      noteBinding(node, base: base)
      noteOutsideCall(node.declName.baseName, of: base)
    }
    walk(base)
  }

  /// `$model.isOn` lets a binding to a variable of another value escape.
  private func noteBinding(_ node: MemberAccessExprSyntax, base: ExprSyntax) {
    guard mayBeProjected(base), let projected = projectedName(base),
      surroundings(of: node).first?.kind != .functionCallExpr
    else { return }
    noteOutsideWrite(
      of: text(node.declName.baseName), through: .name(projected),
      lending(of: node) == .free ? .unknown : .null,
      at: span(node), form: .binding)
  }

  private func lending(of node: MemberAccessExprSyntax) -> Lending {
    presentedMember.map { $0.span == span(node) ? $0.lending : .free } ?? .free
  }

  /// Hot: called for every member that is read. The first byte of the name rules out nearly all.
  private func mayBeProjected(_ base: ExprSyntax) -> Bool {
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.bytes.first == UInt8(ascii: "$")
    case .memberAccessExpr(let node): node.declName.baseName.bytes.first == UInt8(ascii: "$")
    default: true
    }
  }

  /// `model` for `$model` and `self.$model`; nil for other expressions.
  func projectedName(_ expression: ExprSyntax) -> String? {
    guard case .variable(let name) = value(expression), name.utf8.first == UInt8(ascii: "$"),
      name.utf8.count > 2
    else { return nil }
    return String(name.dropFirst())
  }

  /// Only members that this file declares: the effects of others are unknown here.
  func noteOutsideCall(_ member: TokenSyntax, of base: ExprSyntax, as mark: NameMarks = .method) {
    guard marks(member).contains(mark), case let receiver = shape(base), receiver != .instance else {
      return
    }
    facts.outsideCalls.append(
      OutsideCall(
        receiver: receiver, member: text(member), span: span(member), enclosingType: typeName,
        enclosingFunction: bodyName, handler: handler))
  }

  func noteOutsideWrite(
    of member: String, through receiver: AccessPath, _ assigned: LoweredExpression, at place: Span,
    form: OutsideWrite.Form = .write
  ) {
    facts.outsideWrites.append(
      OutsideWrite(
        form: form, receiver: receiver, member: member, value: assigned, span: place,
        enclosingType: typeName, enclosingFunction: bodyName, handler: handler))
  }
}

extension Statement {
  /// Whether it only notes the chain of conditions of a longer one.
  fileprivate var isChain: Bool { if case .test(.conditional, _) = self { true } else { false } }
}
