import SwiftSyntax
import UntangleFacts

/// What a statement writes.
extension RunFinder {
  func step(_ item: CodeBlockItemSyntax) -> (receiver: String, step: [WriteRun.Write])? {
    guard let expression = item.item.as(ExprSyntax.self) else { return nil }
    if let sequence = expression.as(SequenceExprSyntax.self) { return assignment(sequence) }
    return toggle(expression)
  }

  private func toggle(_ expression: ExprSyntax) -> (receiver: String, step: [WriteRun.Write])? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "toggle", let base = callee.base
    else { return nil }
    return write(to: base, range: nil)
  }

  private func assignment(
    _ sequence: SequenceExprSyntax
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    guard let targets = elements[0].as(TupleExprSyntax.self) else {
      let range = file.start(of: elements[2])..<file.end(of: elements[elements.count - 1])
      return write(to: elements[0], range: range, choice: choice(elements))
    }
    guard elements.count == 3, let values = elements[2].as(TupleExprSyntax.self),
      values.elements.count == targets.elements.count
    else { return nil }
    return tuple(targets, values)
  }

  /// The branches of `x = test ? then : otherwise`.
  private func choice(_ elements: [ExprSyntax]) -> WriteRun.Write.Choice? {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self), place + 1 < elements.count,
      !elements[(place + 1)...].contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    let rest = file.start(of: elements[place + 1])..<file.end(of: elements[elements.count - 1])
    return WriteRun.Write.Choice(then: file.text(of: ternary.thenExpression), otherwise: file.text(rest))
  }

  private func write(
    to target: ExprSyntax, range: Range<Int>?, choice: WriteRun.Write.Choice? = nil
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let (plain, condition) = unwrapped(target)
    guard let receiver = receiver(of: plain), let fact = take(plain) else { return nil }
    let write = WriteRun.Write(
      fact: fact, text: range.map(file.relativeText), range: range, condition: condition, choice: choice)
    return (receiver, [write])
  }

  /// `x` for `x?` and `x!`, with the condition that it is not nil.
  private func unwrapped(_ target: ExprSyntax) -> (ExprSyntax, WriteRun.Write.Condition) {
    if let chain = target.as(OptionalChainingExprSyntax.self) { return (chain.expression, .isSet) }
    if let forced = target.as(ForceUnwrapExprSyntax.self) { return (forced.expression, .isSet) }
    return (target, .none)
  }

  private func tuple(
    _ targets: TupleExprSyntax, _ values: TupleExprSyntax
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let known = targets.elements.allSatisfy {
      receiver(of: $0.expression) != nil && writes[file.start(of: $0.expression)] != nil
    }
    let receivers = Set(targets.elements.compactMap { receiver(of: $0.expression) })
    guard known, receivers.count == 1, let receiver = receivers.first else { return nil }
    let step = zip(targets.elements, values.elements).compactMap { target, value in
      take(target.expression).map { fact in
        let range = file.start(of: value.expression)..<file.end(of: value.expression)
        return WriteRun.Write(fact: fact, text: file.relativeText(range), range: range)
      }
    }
    return (receiver, step)
  }

  private func take(_ target: ExprSyntax) -> VariableWriteFact? {
    let offset = file.start(of: target)
    guard let fact = writes[offset] else { return nil }
    findings.understood.insert(offset)
    return fact
  }

  /// The receiver with its dot, as `self?.` of `self?.isOn`. Empty for an unqualified name; nil where the
  /// target is no simple path to one of the variables.
  private func receiver(of target: ExprSyntax) -> String? {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      return names.contains(reference.baseName.identifier?.name ?? "") ? "" : nil
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      names.contains(access.declName.baseName.identifier?.name ?? "")
    else { return nil }
    let plain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard plain.is(DeclReferenceExprSyntax.self) else { return nil }
    return file.text(of: base) + "."
  }

  /// Whether the value stays the same when it is evaluated later: a constant, or a local that is not assigned
  /// in between.
  func isStable(_ write: WriteRun.Write) -> Bool {
    if isConstant(write) { return true }
    guard let text = write.text, !text.isEmpty else { return false }
    let isName = text.drop { $0 == "!" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    switch write.fact.value {
    case .not(let inner): return isName && inner.localName != nil
    default: return isName && write.fact.value.localName != nil
    }
  }

  func isConstant(_ write: WriteRun.Write) -> Bool {
    switch write.fact.value {
    case .boolean, .null: true
    case .enumCase, .found(.enumCase, _): write.text?.contains("(") == false
    default: write.text == nil
    }
  }
}
