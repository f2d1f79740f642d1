import UntangleFacts
package import UntangleProjectModel

/// The variables among some of a type that are set apart from all others and never cleared: what an initialiser decides,
/// and what one place hands in.
///
///     isOwnRow = user.id == ownID             // in the initialiser
///     func setUp(_ context: Context) { self.context = context }
///
/// No case of an enum should hold them. A flag that one place sets to `true` may be a step of a state.
package func variablesSetOnce(among variables: [StateVariable], of type: ProjectType) -> Set<String> {
  let candidates = variables.filter { $0.ownership == .own && $0.initial != .on && $0.mayBeSetOnce }
  guard !candidates.isEmpty, variables.count > 1 else { return [] }
  let summary = type.accessSummary(of: Set(variables.map(\.name)))
  let writes = summary.writes + summary.carriedWrites()
  let found = candidates.filter { variable in
    let own = summary.writes.filter { $0.variable == variable.name }
    let isOutside = type.outsideWrites.contains { $0.fact.member == variable.name }
    guard !own.isEmpty, !isOutside else { return false }
    if own.allSatisfy({ $0.bodyKind == .initializer && $0.moment == .straight }) { return true }
    guard own.count == 1, own[0].handsIn else { return false }
    return !writes.contains { $0.variable != variable.name && $0.isTogether(with: own[0]) }
  }
  return Set(found.map(\.name))
}

extension StateVariable {
  fileprivate var mayBeSetOnce: Bool {
    switch domain {
    case .boolean, .optional: true
    case .optionalBoolean, .enumeration, .optionalEnumeration, .number: false
    }
  }
}

extension VariableWrite {
  /// Whether the value is none that the code names.
  fileprivate var handsIn: Bool {
    switch value {
    case .boolean, .null, .empty: false
    default: true
    }
  }
}
