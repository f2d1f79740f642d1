package import UntangleFacts

extension EnumSubject {
  /// The cases without a branch of their own, in order of declaration, `nil` last.
  ///
  /// A case that is matched for some payloads only, or with a `where`, has a branch.
  package func swallowed(by items: [CaseItem]) -> [String] {
    var covered: Set<String> = []
    items.forEach { cover($0.pattern, &covered) }
    let values = wrapping == .optional ? cases + ["nil"] : cases
    return values.filter { !covered.contains($0) }
  }

  /// The cases that are matched for some of their values only. The other values go to the catch-all branch.
  package func partlyNamed(by items: [CaseItem]) -> [String] {
    let named = items.compactMap { item -> (name: String, isWhole: Bool)? in
      guard case .enumCase(let name, _, let payload) = item.pattern.withoutOptional else { return nil }
      return (name, item.condition == nil && payload == .any)
    }
    let whole = Set(named.filter(\.isWhole).map(\.name))
    let part = Set(named.map(\.name)).subtracting(whole)
    return cases.filter(part.contains)
  }

  private func cover(_ pattern: Pattern, _ covered: inout Set<String>) {
    switch pattern {
    case .enumCase("none", _, _) where wrapping == .optional && !cases.contains("none"):
      covered.insert("nil")
    case .enumCase("some", _, _) where wrapping == .optional && !cases.contains("some"):
      covered.formUnion(cases)
    case .enumCase(let name, _, _): covered.insert(name)
    case .some(let inner):
      if inner.isCatchAll { covered.formUnion(cases) } else { cover(inner, &covered) }
    case .null: covered.insert("nil")
    case .any, .boolean, .literal, .tuple, .type, .expression: break
    }
  }
}

extension Pattern {
  /// `.a` for `.a?`.
  fileprivate var withoutOptional: Pattern {
    guard case .some(let inner) = self else { return self }
    return inner
  }
}
