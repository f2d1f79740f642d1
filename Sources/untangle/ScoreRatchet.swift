import UntangleReports
import UntangleSourceFiles

extension FailingOptions {
  /// Whether the score rose by more than the limit, with lines that list the types where it rose.
  func ratchet(_ change: ScoreChange?) -> (gate: BaselineOptions.Gate, lines: String) {
    guard let maxScoreIncrease, let change, change.rise > maxScoreIncrease else { return (.open, "") }
    let risen = change.types.filter { $0.rise > 0 }
    var lines = risen.prefix(Self.mostTypes).map { type -> String in
      let place = "\(type.type.location.path.visiblePath):\(type.type.location.line)"
      let before = type.before.map { "from \($0.shortText)" } ?? "from nothing"
      return "\(place): score of '\(type.type.name.visible)' rose \(before) to \((type.after ?? 0).shortText)"
    }
    let rest = risen.count - lines.count
    let sum =
      "score: rose by \(change.rise.hundredthsText), from \(change.before.hundredthsText) to "
      + "\(change.after.hundredthsText); --max-score-increase allows \(maxScoreIncrease.fullText)"
    if rest > 0 { lines.append("and \(counted(rest, "more type", "more types"))") }
    return (.closed, (lines + [sum]).map { $0 + "\n" }.joined())
  }

  /// The maximum number of listed types; the audit has all.
  private static var mostTypes: Int { 20 }
}

extension Double {
  /// The number with at most two decimals, so that small differences are visible.
  fileprivate var hundredthsText: String { ((self * 100).rounded() / 100).fullText }
}
