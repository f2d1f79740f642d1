import UntangleFindings
import UntangleSourceFiles

/// One row per finding. Line ends and invisible characters are escaped, so that each finding is one line and
/// no line is a command to a build server.
struct FindingsCSV: Reporter {
  let format = LintFormat.csv

  private static let titles = [
    "path", "line", "column", "end_line", "end_column", "severity", "rule", "type", "message",
    "fingerprint",
  ]

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let problems = report.unreadable.map { problem in
      [
        problem.path.visiblePath, "\(problem.line ?? 1)", "\(problem.column ?? 1)", "", "",
        problem.weight.rawValue,
        "unreadable", "",
        problem.reason.visible, "",
      ]
    }
    let rows = [Self.titles] + report.findings.map(cells) + problems
    return rows.csv
  }

  private func cells(of finding: Finding) -> [String] {
    let span = finding.location.span
    return [
      finding.location.path.visiblePath, "\(span.line)", "\(span.column)", "\(span.endLine)",
      "\(span.endColumn)", finding.severity.rawValue, finding.rule.rawValue,
      (finding.type ?? "").visible,
      finding.message.visible, finding.fingerprint.visible,
    ]
  }
}
