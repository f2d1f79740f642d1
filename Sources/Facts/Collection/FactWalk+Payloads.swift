import SwiftSyntax

extension FactWalk {
  /// Replaces a value over names that the branch binds, which mean nothing outside of it. At most it is known
  /// not to be nil.
  func withoutBound(
    _ value: LoweredExpression, shape: AccessPath, _ bound: [LocalScopes.Declared]
  ) -> LoweredExpression {
    let names = Set(bound.map(\.local.uniqueName))
    let asks = value.locals.contains { names.contains($0) }
    guard asks else { return value }
    if case .local = value, isNeverNil(shape) { return .some }
    return .unknown
  }

  /// Whether the path is the payload of a case of an enum in this file, with a type that is not optional.
  private func isNeverNil(_ shape: AccessPath) -> Bool {
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
    case .list, .dictionary, .function, .tuple, .result: return true
    case .optional, .other: return false
    }
  }
}
