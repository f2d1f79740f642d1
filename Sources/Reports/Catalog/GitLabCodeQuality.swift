import UntangleFindings
import UntangleSourceFiles

/// GitLab's code quality report: a list of issues in the Code Climate format.
///
/// GitLab shows only the description, so it starts with the rule. Other readers also show the content.
struct GitLabCodeQuality: Reporter {
  let format = LintFormat.gitlab

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let pages = Dictionary(uniqueKeysWithValues: report.rules.map { ($0.id, $0) })
    let issues =
      report.findings.map { Issue($0, pages[$0.rule], report.rulePages) } + report.unreadable.map(Issue.init)
    return JSONText.document(objects: issues) { text, issue in
      text.member("type", "issue")
      text.member("description", issue.description)
      text.member("check_name", issue.check)
      if !issue.content.isEmpty { text.member("content") { $0.member("body", issue.content) } }
      text.member("categories", [issue.category.rawValue])
      if let points = issue.points { text.member("remediation_points", points) }
      text.member("fingerprint", issue.fingerprint)
      text.member("severity", issue.severity)
      text.member("location") { $0.location(issue.path, issue.lines) }
      if !issue.notes.isEmpty {
        text.member("other_locations", objects: issue.notes) { text, note in
          text.location(
            note.location.path, note.location.line...max(note.location.line, Int(note.location.span.endLine)))
        }
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func location(_ path: String, _ lines: ClosedRange<Int>) {
    member("path", path)
    member("lines") { text in
      text.member("begin", lines.lowerBound)
      text.member("end", lines.upperBound)
    }
  }
}

private struct Issue {
  var description: String
  var check: String
  var fingerprint: String
  var severity: String
  var path: String
  var lines: ClosedRange<Int>
  var category: Category
  /// Markdown; empty if there is nothing to add.
  var content = ""
  /// The estimated effort; nil if it is unknown.
  var points: Int?
  var notes: [Note] = []

  /// The categories of the specification that our rules use.
  enum Category: String {
    case bugRisk = "Bug Risk"
    case clarity = "Clarity"
    case complexity = "Complexity"
    case style = "Style"
  }

  /// The specification's number for a trivial fix; a new type takes several times that.
  private static let trivialPoints = 50_000

  init(_ finding: Finding, _ page: RulePage?, _ addresses: RulePages?) {
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
    lines = finding.location.line...max(finding.location.line, Int(finding.location.span.endLine))
    category = page?.topic.category ?? .clarity
    let link = addresses.map { "\n\n<\($0.address(of: finding.rule))>" } ?? ""
    content = page.map { "\($0.summary.markdown)\n\n\($0.why.markdownProse)\(link)" } ?? ""
    points = finding.fix == nil ? 6 * Self.trivialPoints : Self.trivialPoints
    notes = finding.notes
  }

  init(_ problem: Problem) {
    description = "could not be read: \(problem.reason)"
    check = "unreadable"
    // The reason distinguishes several problems of one file.
    fingerprint = stableHash("unreadable \(problem.path) \(problem.reason) \(problem.line ?? 0)")
    severity =
      switch problem.weight {
      case .note: "info"
      case .error: "critical"
      }
    path = problem.path
    lines = (problem.line ?? 1)...(problem.line ?? 1)
    category = .bugRisk
  }
}

extension RuleTopic {
  fileprivate var category: Issue.Category {
    switch self {
    case .state: .complexity
    case .enums, .keys: .bugRisk
    case .style: .style
    case .suppressions: .clarity
    }
  }
}
