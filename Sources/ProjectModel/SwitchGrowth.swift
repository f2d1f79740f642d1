import UntangleFacts

/// The effect of a new enum case on a switch over the enum.
struct SwitchGrowth {
  /// The values that no branch matches, except perhaps an `@unknown` one. As patterns; nil if there are none.
  private(set) var missing: [String]?
  /// The `@unknown` branch that takes all of them; nil if none does.
  private(set) var unknownTaker: CaseUse.Row?
  /// The branches that take the new case without naming it, in order. Leaves out `@unknown` branches.
  private(set) var takers: [CaseUse.Row] = []
  /// Whether the switch is found to be exhaustive today. It must be, since it compiles; otherwise some
  /// pattern is misread.
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

  /// The assumption about the other enums in the subject under which the switch is exhaustive today; nil if
  /// it is so under neither.
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
  /// Whether the branch is marked `@unknown`.
  fileprivate var isUnknown: Bool {
    switch label {
    case .unknownDefault, .unknownPattern: true
    case .default, .pattern: false
    }
  }
}
