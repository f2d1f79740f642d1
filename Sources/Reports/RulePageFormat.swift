package import UntangleFindings

package enum RulePageFormat: String, ReportFormat {
  /// For people at a terminal.
  case text
  /// A file of `Documentation/Rules`.
  case markdown

  package typealias Report = RulePage

  package var reporter: any Reporter<RulePageFormat> {
    switch self {
    case .text: RulePageText()
    case .markdown: RulePageMarkdown()
    }
  }
}
