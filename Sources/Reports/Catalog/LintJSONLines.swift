import UntangleFindings
import UntangleSourceFiles

/// JSON Lines: each finding of the contract's document on one line, and a summary on the last line.
///
/// A reader needs only one line in memory, and recognizes truncated output by the missing summary.
struct LintJSONLines: Reporter {
  let format = LintFormat.jsonl

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    JSONText.lines(report.findings) {
      $0.members(of: $1)
    } last: { text in
      text.member("summary") { $0.summary(of: report) }
    }
  }
}

extension JSONText {
  fileprivate mutating func summary(of report: LintReport) {
    member("schemaVersion", 1)
    member("findings", report.findings.count)
    member("severities") { text in
      for severity in Severity.allCases.sorted(by: >) {
        text.member(severity.rawValue, report.findings.count { $0.severity == severity })
      }
    }
    member("filesRead", report.filesRead)
    unreadable(report.unreadable)
  }
}
