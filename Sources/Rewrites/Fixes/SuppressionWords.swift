import UntangleFacts
package import UntangleSourceFiles

/// What a comment that suppresses a rule is to say.
package struct SuppressionWords: Hashable, Sendable {
  package var rule: String
  package var reason: String
  /// A month or a day; nil for a comment that holds for good.
  package var until: String?

  package init(rule: String, reason: String, until: String?) {
    self.rule = rule
    self.reason = reason
    self.until = until
  }

  /// The first day on which the comment would not hold; nil where `until` is no date, and where there is none.
  package var endDay: CalendarDay? { until.flatMap { SuppressionEnd($0).day } }

  /// What the comment speaks of, seen from its line.
  enum Reach: String { case next, this, previous }

  /// `// untangle:disable:next enum_default until: 2027-03 - the server adds cases weekly`.
  func comment(_ reach: Reach) -> String {
    let date = until.map { " until: \($0)" } ?? ""
    return "// untangle:disable:\(reach.rawValue) \(rule)\(date) - \(reason)"
  }
}
