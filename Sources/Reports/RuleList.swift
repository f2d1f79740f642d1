package import UntangleFindings

/// One line of the list of rules.
package struct RuleSummary: Hashable, Sendable {
  package var id: RuleID
  /// `warning`, or `off` and the like where the rule does not run by default.
  package var severityText: String
  /// One sentence; code stands in back-ticks.
  package var summary: String

  package init(id: RuleID, severityText: String, summary: String) {
    self.id = id
    self.severityText = severityText
    self.summary = summary
  }
}

package enum RuleListFormat: String, ReportFormat {
  /// For people at a terminal.
  case table
  /// A table whose ids link to the rule pages beside it.
  case markdown

  /// In the order to be shown.
  package typealias Report = [RuleSummary]

  package var reporter: any Reporter<RuleListFormat> {
    switch self {
    case .table: RuleListTable()
    case .markdown: RuleListMarkdown()
    }
  }
}
