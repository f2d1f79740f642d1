import UntangleFindings
import UntangleScores
import UntangleSourceFiles

/// The document for scripts, as in the contract.
struct LintJSON: Reporter {
  let format = LintFormat.json

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("findings", objects: report.findings) { $0.members(of: $1) }
      text.member("scores") { $0.members(of: report.scores) }
      text.unreadable(report.unreadable)
    }
  }
}

extension JSONText {
  mutating func unreadable(_ problems: [Problem]) {
    member("unreadable", objects: problems) { text, problem in
      text.member("path", problem.path)
      text.member("reason", problem.reason)
      text.member("severity", problem.weight.rawValue)
    }
  }

  mutating func members(of finding: Finding) {
    member("rule", finding.rule.rawValue)
    member("severity", finding.severity.rawValue)
    member("path", finding.location.path)
    member("line", finding.location.line)
    member("column", finding.location.column)
    member("endLine", Int(finding.location.span.endLine))
    member("endColumn", Int(finding.location.span.endColumn))
    member("message", finding.message)
    member("type", finding.type)
    member("fixable", finding.fix != nil)
    member("fingerprint", finding.fingerprint)
    member("data") { $0.fields(finding.data) }
  }

  fileprivate mutating func members(of scores: ScoreSheet) {
    member("files", objects: scores.files) { text, file in
      text.member("path", file.path)
      text.member("score", file.score)
    }
    member("types", objects: scores.types) { text, type in
      text.member("type", type.type)
      text.member("path", type.location.path)
      text.member("line", type.location.line)
      text.member("score", type.score)
      text.member("components") { text in
        for component in type.components {
          text.member(component.kind.rawValue, component.points)
        }
      }
    }
  }
}
