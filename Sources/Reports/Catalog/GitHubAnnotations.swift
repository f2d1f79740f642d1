import UntangleFindings
import UntangleSourceFiles

/// Workflow commands that GitHub Actions shows as annotations beside the source.
///
/// GitHub shows at most 10 errors, 10 warnings and 10 notices of a step and drops the others silently. So
/// only that many are written, the most severe first, and the last notice has the total.
struct GitHubAnnotations: Reporter {
  let format = LintFormat.github

  private static let most = 10

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let problems = report.unreadable.filter { $0.weight == .error }.prefix(Self.most)
    let errors = report.findings(.error).prefix(Self.most - problems.count)
    let warnings = report.findings(.warning).prefix(Self.most)
    let all = report.findings.count + report.unreadable.count
    // One notice is reserved for the total.
    let remarks = report.unreadable.filter { $0.weight == .note }.prefix(Self.most - 1)
    let notes = report.findings(.note).prefix(Self.most - 1 - remarks.count)
    let shown = problems.count + errors.count + warnings.count + remarks.count + notes.count
    let rest = all > shown ? [restAnnotation(shown, of: all)] : []
    let findings = (Array(errors) + warnings + notes).map(annotation)
    return bytes(asTheyAre: (problems + remarks).map(annotation) + findings + rest)
  }

  private func annotation(_ finding: Finding) -> String {
    let span = finding.location.span
    var properties = [
      ("file", finding.location.path), ("line", "\(span.line)"), ("endLine", "\(span.endLine)"),
    ]
    // GitHub accepts columns only for a single line; the end column is inclusive.
    if span.line == span.endLine {
      properties.append(("col", "\(span.column)"))
      properties.append(("endColumn", "\(max(span.column, span.endColumn - 1))"))
    }
    properties.append(("title", finding.rule.rawValue))
    let notes = finding.notes.map {
      "\n\($0.location.path):\($0.location.position): \($0.message)"
    }
    return command(
      finding.severity.annotationLevel, properties, finding.message + notes.joined())
  }

  private func annotation(_ problem: Problem) -> String {
    let column = problem.column.map { [("col", "\($0)")] } ?? []
    let place = [("file", problem.path), ("line", "\(problem.line ?? 1)")] + column
    let level =
      switch problem.weight {
      case .note: "notice"
      case .error: "error"
      }
    return command(level, place + [("title", "could not be read")], problem.reason)
  }

  private func restAnnotation(_ shown: Int, of all: Int) -> String {
    command(
      "notice", [("title", "untangle")],
      "\(counted(all - shown, "more finding is", "more findings are")) not shown here: GitHub shows ten of a "
        + "kind for each step. The step summary and '--report sarif=PATH' have all of them.")
  }

  private func command(
    _ level: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\($0.value.escapedForProperty)" }.joined(separator: ",")
    return "::\(level) \(list)::\(message.escapedForCommand)"
  }
}

extension LintReport {
  fileprivate func findings(_ severity: Severity) -> [Finding] {
    findings.filter { $0.severity == severity }
  }
}

extension Severity {
  fileprivate var annotationLevel: String {
    switch self {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension String {
  /// Escaped in the way that the runner unescapes.
  fileprivate var escapedForCommand: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  fileprivate var escapedForProperty: String {
    escapedForCommand.unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
