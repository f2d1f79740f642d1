import UntangleFacts

/// The usefulness check of pattern matching, as in the compiler: L. Maranget, "Warnings for pattern matching"
/// (2007).
struct Exhaustiveness {
  /// The assumption about an enum of which only some cases are known.
  enum Supposition { case hasMoreCases, hasNoOther }

  let supposition: Supposition

  /// Whether some value matches the query and none of the rows. All patterns are normalised.
  func isUseful(
    _ query: [CasePattern], after rows: [[CasePattern]], _ kinds: [ValueKind]
  ) -> Bool {
    guard let kind = kinds.first else { return rows.isEmpty }
    let rest = Array(kinds.dropFirst())
    if let head = PatternHead(query[0]) {
      return isUseful(query, after: rows, kind, rest, at: head)
    }
    let present = Set(rows.compactMap { PatternHead($0[0]) })
    if let all = heads(of: kind), all.allSatisfy(present.contains) {
      return all.contains { isUseful(query, after: rows, kind, rest, at: $0) }
    }
    let others = rows.filter { $0[0] == .any }.map { Array($0.dropFirst()) }
    return isUseful(Array(query.dropFirst()), after: others, rest)
  }

  private func isUseful(
    _ query: [CasePattern], after rows: [[CasePattern]], _ kind: ValueKind, _ rest: [ValueKind],
    at head: PatternHead
  ) -> Bool {
    let parts = kind.parts(of: head)
    guard let inner = head.opened(query, parts.count) else { return false }
    return isUseful(inner, after: rows.compactMap { head.opened($0, parts.count) }, parts + rest)
  }

  /// The complete signature of the kind: all heads of its values. nil where it is unknown or infinite.
  private func heads(of kind: ValueKind) -> [PatternHead]? {
    switch kind {
    case .enumeration(let known):
      if known.identity == .untold, supposition == .hasMoreCases { return nil }
      return known.cases.map { .enumCase($0.name) }
    case .optional: return [.some, .null]
    case .boolean: return [.boolean(true), .boolean(false)]
    case .tuple: return [.tuple]
    case .opaque: return nil
    }
  }
}

/// The head constructor of a pattern.
private enum PatternHead: Hashable {
  case enumCase(String)
  case some, null, tuple
  case boolean(Bool)

  /// nil for a wildcard.
  init?(_ pattern: CasePattern) {
    switch pattern {
    case .any, .other: return nil
    case .enumCase(let name, _, _): self = .enumCase(name)
    case .some: self = .some
    case .null: self = .null
    case .boolean(let truth): self = .boolean(truth)
    case .tuple: self = .tuple
    }
  }

  /// The row specialised for the head, with the head's parts in place of the first pattern. nil where the
  /// first pattern has another head.
  func opened(_ row: [CasePattern], _ count: Int) -> [CasePattern]? {
    let rest = row.dropFirst()
    if row[0] == .any { return [CasePattern](repeating: .any, count: count) + rest }
    guard PatternHead(row[0]) == self else { return nil }
    switch row[0] {
    case .enumCase(_, _, let payload): return (payload ?? []) + rest
    case .some(let inner): return [inner] + rest
    case .tuple(let elements): return elements + rest
    case .any, .null, .boolean, .other: return Array(rest)
    }
  }
}

extension ValueKind {
  fileprivate func parts(of head: PatternHead) -> [ValueKind] {
    switch (self, head) {
    case (.enumeration(let known), .enumCase(let name)):
      known.cases.first { $0.name == name }?.payload ?? []
    case (.optional(let inner), .some): [inner]
    case (.tuple(let elements), .tuple): elements
    case (.enumeration, _), (.optional, _), (.tuple, _), (.boolean, _), (.opaque, _): []
    }
  }

  /// The pattern in the form of the kind: `.a` for an optional becomes `.some(.a)`, and payloads get their
  /// full length.
  ///
  /// nil for a pattern that matches unknown values.
  func normal(_ pattern: CasePattern) -> CasePattern? {
    if pattern == .any { return .any }
    switch (self, pattern) {
    case (.optional(let inner), .some(let wrapped)): return inner.normal(wrapped).map { .some($0) }
    case (.optional, .null): return .null
    case (.optional(let inner), .enumCase("none", nil, nil)) where !inner.hasCase("none"): return .null
    case (.optional(let inner), .enumCase("some", nil, nil)) where !inner.hasCase("some"):
      return .some(.any)
    case (.optional(let inner), _): return inner.normal(pattern).map { .some($0) }
    case (.enumeration, .some(let wrapped)): return normal(wrapped)
    case (.enumeration(let known), .enumCase(let name, _, let written)):
      guard let own = known.cases.first(where: { $0.name == name }) else { return nil }
      return Self.normal(written ?? [], own.payload).map { .enumCase(name, type: nil, payload: $0) }
    case (.boolean, .boolean): return pattern
    case (.tuple(let kinds), .tuple(let elements)):
      return elements.count == kinds.count ? Self.normal(elements, kinds).map { .tuple($0) } : nil
    case (.enumeration, _), (.boolean, _), (.tuple, _), (.opaque, _): return nil
    }
  }

  private static func normal(_ written: [CasePattern], _ kinds: [ValueKind]) -> [CasePattern]? {
    // One binding for the whole payload, or no payload in the pattern.
    guard written.count == kinds.count else {
      return written.allSatisfy { $0 == .any } ? [CasePattern](repeating: .any, count: kinds.count) : nil
    }
    let parts = zip(kinds, written).compactMap { $0.normal($1) }
    return parts.count == kinds.count ? parts : nil
  }

  private func hasCase(_ name: String) -> Bool {
    guard case .enumeration(let known) = self else { return false }
    return known.cases.contains { $0.name == name }
  }
}

extension CasePattern {
  /// The intersection of two normalised patterns; nil if it is empty.
  func meet(_ other: CasePattern) -> CasePattern? {
    switch (self, other) {
    case (.any, _): return other
    case (_, .any): return self
    case (.some(let left), .some(let right)): return left.meet(right).map { .some($0) }
    case (.tuple(let left), .tuple(let right)): return Self.meet(left, right).map { .tuple($0) }
    case (.enumCase(let name, _, let left), .enumCase(let second, _, let right)) where name == second:
      return Self.meet(left ?? [], right ?? []).map { .enumCase(name, type: nil, payload: $0) }
    case (.null, .null): return .null
    case (.boolean(let left), .boolean(let right)): return left == right ? self : nil
    case (.some, _), (.tuple, _), (.enumCase, _), (.null, _), (.boolean, _), (.other, _): return nil
    }
  }

  private static func meet(_ left: [CasePattern], _ right: [CasePattern]) -> [CasePattern]? {
    guard left.count == right.count else { return nil }
    let both = zip(left, right).compactMap { $0.meet($1) }
    return both.count == left.count ? both : nil
  }
}
