import UntangleFindings
import UntangleSourceFiles

/// GitLab's code quality report, which is the Code Climate format as far as GitLab reads it.
///
/// GitLab shows the description and nothing else, so the rule stands in it.
struct GitLabCodeQuality: Reporter {
  let format = LintFormat.gitlab

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let issues = report.findings.map(Issue.init) + report.unreadable.map(Issue.init)
    return JSONText.document(objects: issues) { text, issue in
      text.member("description", issue.description)
      text.member("check_name", issue.check)
      text.member("fingerprint", issue.fingerprint)
      text.member("severity", issue.severity)
      text.member("location") { text in
        text.member("path", issue.path)
        text.member("lines") { text in
          text.member("begin", issue.line)
          text.member("end", issue.endLine)
        }
      }
    }
  }
}

private struct Issue {
  var description: String
  var check: String
  var fingerprint: String
  var severity: String
  var path: String
  var line: Int
  var endLine: Int

  init(_ finding: Finding) {
    description = "\(finding.rule.rawValue): \(finding.message)"
    check = finding.rule.rawValue
    fingerprint = finding.fingerprint
    severity =
      switch finding.severity {
      case .note: "info"
      case .warning: "minor"
      case .error: "major"
      }
    path = finding.location.path
    line = finding.location.line
    endLine = Int(finding.location.span.endLine)
  }

  init(_ problem: Problem) {
    description = "could not be read: \(problem.reason)"
    check = "unreadable"
    // Two problems of one file differ in their reasons.
    fingerprint = stableHash("unreadable \(problem.path) \(problem.reason) \(problem.line ?? 0)")
    severity =
      switch problem.weight {
      case .note: "info"
      case .error: "critical"
      }
    path = problem.path
    line = problem.line ?? 1
    endLine = problem.line ?? 1
  }
}
