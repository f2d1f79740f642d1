import UntangleFacts

/// A switch over an enum that gets one more case.
struct SwitchGrowth {
  /// The values that no branch takes any more, but perhaps an `@unknown` one; nil where there are none.
  private(set) var missing: [String]?
  /// The `@unknown` branch that takes all of them.
  private(set) var unknownTaker: CaseUse.Row?
  /// The branches that take the new case without naming it, in order, less `@unknown` ones.
  private(set) var takers: [CaseUse.Row] = []
  /// Whether the switch is complete today, as it must be: otherwise something in it is not what it seems.
  private(set) var isUnderstood = true

  init(_ rows: [CaseUse.Row], _ kind: ValueKind, _ new: NewCase) {
    let whole = rows.compactMap { row -> (row: CaseUse.Row, pattern: CasePattern)? in
      guard row.coverage == .whole else { return nil }
      return kind.normal(row.pattern).map { (row, $0) }
    }
    let supposition = Self.supposition(whole.map(\.pattern), kind)
    isUnderstood = supposition != nil
    let check = Exhaustiveness(supposition: supposition ?? .hasNoOther)
    let grown = kind.adding(new)
    let all = whole.map { [$0.pattern] }
    let sure = whole.filter { !$0.row.isUnknown }.map { [$0.pattern] }
    let values = kind.patterns(of: new)
    let left = values.filter { check.isUseful([$0], after: sure, [grown]) }
    if !left.isEmpty {
      missing = left.map(\.text)
      let isTaken = !left.contains { check.isUseful([$0], after: all, [grown]) }
      unknownTaker = isTaken ? whole.last { $0.row.isUnknown }?.row : nil
    }
    for (index, entry) in whole.enumerated() where !entry.row.isUnknown {
      let before = Array(all.prefix(index))
      let isTaker = values.contains { value in
        entry.pattern.meet(value).map { check.isUseful([$0], after: before, [grown]) } ?? false
      }
      if isTaker { takers.append(entry.row) }
    }
  }

  /// What must be supposed of the other enums in it for the switch to be complete today; nil for nothing.
  private static func supposition(
    _ patterns: [CasePattern], _ kind: ValueKind
  ) -> Exhaustiveness.Supposition? {
    let rows = patterns.map { [$0] }
    return [.hasMoreCases, .hasNoOther].first {
      !Exhaustiveness(supposition: $0).isUseful([.any], after: rows, [kind])
    }
  }
}

extension CaseUse.Row {
  /// Says `@unknown`.
  fileprivate var isUnknown: Bool {
    switch label {
    case .unknownDefault, .unknownPattern: true
    case .default, .pattern: false
    }
  }
}
