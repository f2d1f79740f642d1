import UntangleFindings
import UntangleSourceFiles

/// The XML of Checkstyle, which many CI servers read.
struct CheckstyleXML: Reporter {
  let format = LintFormat.checkstyle

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    var xml = XMLText()
    let findings = Dictionary(grouping: report.findings, by: \.location.path)
    let problems = Dictionary(grouping: report.unreadable, by: \.path)
    let paths = Set(findings.keys).union(problems.keys).sorted { $0.precedesByBytes($1) }
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for path in paths {
        xml.element("file", ["name": path.escapedControls]) { xml in
          for problem in problems[path] ?? [] { xml.error(about: problem) }
          for finding in findings[path] ?? [] { xml.error(about: finding) }
        }
      }
    }
    return bytes(of: [XMLText.declaration] + xml.lines)
  }
}

extension XMLText {
  fileprivate mutating func error(about finding: Finding) {
    let severity =
      switch finding.severity {
      case .note: "info"
      case .warning: "warning"
      case .error: "error"
      }
    element(
      "error",
      [
        "line": "\(finding.location.line)", "column": "\(finding.location.column)",
        "severity": severity, "message": finding.message.spelledOut,
        "source": "untangle.\(finding.rule.rawValue)",
      ])
  }

  fileprivate mutating func error(about problem: Problem) {
    let place =
      [("line", "\(problem.line ?? 1)")] + (problem.column.map { [("column", "\($0)")] } ?? [])
    element(
      "error",
      place + [
        ("severity", problem.weight == .error ? "error" : "info"),
        ("message", "could not be read: \(problem.reason.spelledOut)"),
        ("source", "untangle.unreadable"),
      ])
  }
}
