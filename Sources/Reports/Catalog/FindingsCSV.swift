import UntangleFindings
import UntangleSourceFiles

/// A row for each finding, as RFC 4180 has it: lines end in CRLF, what needs it is quoted.
///
/// A cell that a spreadsheet would take for a formula has an apostrophe before it. What would end a line or be hidden
/// is spelt out, so that each finding is one line and no line a command to a build server.
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
    return rows.flatMap { row in
      Array(row.map(\.cell).joined(separator: ",").utf8) + [0x0D, 0x0A]
    }
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

extension String {
  fileprivate var cell: String {
    let isFormula = unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + self : self
    let mustBeQuoted = safe.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard mustBeQuoted else { return safe }
    let doubled = safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"\(doubled)\""
  }
}
