import UntangleFacts
package import UntangleSourceFiles

/// The content of a suppression comment.
package struct SuppressionWords: Hashable, Sendable {
  package var rule: String
  package var reason: String
  /// A month or a day; nil for a comment without end.
  package var until: String?

  package init(rule: String, reason: String, until: String?) {
    self.rule = rule
    self.reason = reason
    self.until = until
  }

  /// The first day on which the comment is no longer valid; nil without `until`, or where it is no date.
  package var endDay: CalendarDay? { until.flatMap { SuppressionEnd($0).day } }

  /// The line that the comment suppresses, relative to its own.
  enum Reach: String { case next, this, previous }

  /// The comment's text: `// untangle:disable:next enum_default until: 2027-03 - the server adds cases
  /// weekly`.
  func comment(_ reach: Reach) -> String {
    let date = until.map { " until: \($0)" } ?? ""
    return "// untangle:disable:\(reach.rawValue) \(rule)\(date) - \(reason)"
  }
}
