package import UntangleFindings

/// One line of the list of rules.
package struct RuleSummary: Hashable, Sendable {
  package var id: RuleID
  /// `warning` and the like; `off` if the rule is off by default.
  package var severityText: String
  /// One sentence; code is in back-ticks.
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
  /// A table with links from the ids to the rule pages beside it.
  case markdown

  /// In the order in which they are shown.
  package typealias Report = [RuleSummary]

  package var reporter: any Reporter<RuleListFormat> {
    switch self {
    case .table: RuleListTable()
    case .markdown: RuleListMarkdown()
    }
  }
}
