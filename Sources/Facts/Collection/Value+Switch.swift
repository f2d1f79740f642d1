import SwiftSyntax

extension FactWalk {
  /// `switch phase { case .idle: false … }` as a value, where each branch is one expression.
  func value(_ node: SwitchExprSyntax) -> Value {
    let subject = value(node.subject)
    let subjectShape = shape(node.subject)
    var branches: [(test: Value?, value: Value)] = []
    for element in node.cases {
      guard case .switchCase(let branch) = element,
        let result = onlyExpression(branch.statements)
      else { return .unknown }
      locals.open()
      let test = test(of: branch, subject: subject, shape: subjectShape)
      let yielded = value(result)
      let settled = withoutBound(yielded, shape: shape(result), locals.closeKeeping())
      branches.append((test, settled))
    }
    // The compiler sees to it that the last one takes what is left.
    guard let last = branches.popLast() else { return .unknown }
    return branches.reversed().reduce(last.value) { rest, branch in
      branch.test.map { .conditional($0, branch.value, rest) } ?? branch.value
    }
  }

  /// What holds where a branch runs and no branch before it does; nil for `default`.
  private func test(
    of branch: SwitchCaseSyntax, subject: Value, shape: ExpressionShape
  ) -> Value? {
    guard case .case(let label) = branch.label else { return nil }
    return label.caseItems.map { item -> Value in
      let fits = Value.matches(subject, pattern(item.pattern, binding: shape))
      return item.whereClause.map { .and(fits, value($0.condition)) } ?? fits
    }
    .reduce(nil) { all, one in all.map { .or($0, one) } ?? one }
  }

  /// A name that the branch binds means nothing outside of it: what is left is whether it can be nil.
  private func withoutBound(
    _ value: Value, shape: ExpressionShape, _ bound: [LocalScopes.Declared]
  ) -> Value {
    let names = Set(bound.map(\.local.uniqueName))
    let asks = value.locals.contains { names.contains($0) }
    guard asks else { return value }
    if case .local = value, isNeverNil(shape) { return .some }
    return .unknown
  }

  /// Whether it is the payload of a case of an enum in this file, and of a type that is no optional.
  private func isNeverNil(_ shape: ExpressionShape) -> Bool {
    guard case .payload(let subject, let enumCase, let index) = shape, let type = typeName,
      let name = subject.lastName,
      let variable = facts.variables.first(where: { $0.name == name && $0.enclosingType == type }),
      case .annotated(.named(let enumName)) = variable.typing,
      let declared = facts.types.first(where: { $0.kind == .enum && $0.name == "\(type).\(enumName)" }),
      let payload = declared.cases.first(where: { $0.name == enumCase })?.payload,
      index < payload.count
    else { return false }
    switch payload[index] {
    case .named(let name): return !facts.typeAliases.contains { $0.name.hasSuffix(name) }
    case .list, .dictionary, .function, .tuple: return true
    case .optional, .other: return false
    }
  }
}
