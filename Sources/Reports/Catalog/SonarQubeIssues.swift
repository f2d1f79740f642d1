import UntangleFindings
import UntangleSourceFiles

/// SonarQube's generic issue format, from version 10.3 on: rules and their issues.
///
/// Lines count from 1; columns count from 0 in UTF-16 units.
struct SonarQubeIssues: Reporter {
  let format = LintFormat.sonarqube

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let used = Dictionary(grouping: report.findings, by: \.rule)
    return JSONText.document { text in
      text.member("rules", objects: used.keys.sorted()) { text, id in
        let page = report.rules.first { $0.id == id }
        text.rule(id, page, worst: used[id]?.map(\.severity).max() ?? .note)
      }
      text.member("issues", objects: report.findings) { text, finding in
        text.member("ruleId", finding.rule.rawValue)
        text.member("primaryLocation") {
          $0.place(finding.location, finding.message, report.excerpts)
        }
        text.member("secondaryLocations", objects: finding.notes) { text, note in
          text.place(note.location, note.message, report.excerpts)
        }
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func rule(_ id: RuleID, _ page: RulePage?, worst: Severity) {
    let impact =
      switch worst {
      case .note: "LOW"
      case .warning: "MEDIUM"
      case .error: "HIGH"
      }
    member("id", id.rawValue)
    member("name", id.rawValue)
    member("description", page?.summary ?? id.rawValue)
    member("engineId", "untangle")
    member("cleanCodeAttribute", "LOGICAL")
    member("impacts", objects: [impact]) { text, severity in
      text.member("softwareQuality", "MAINTAINABILITY")
      text.member("severity", severity)
    }
  }

  fileprivate mutating func place(_ location: Location, _ message: String, _ excerpts: Excerpts) {
    member("message", message)
    member("filePath", location.path)
    member("textRange") { text in
      text.member("startLine", location.line)
      // Columns are left out if the range would be empty, spans several lines, or its line is not available.
      guard location.span.line == location.span.endLine, let line = excerpts.line(at: location) else {
        return
      }
      let start = line.utf16Column(of: location.span.column) - 1
      let end = line.utf16Column(of: location.span.endColumn) - 1
      guard start < end else { return }
      text.member("startColumn", start)
      text.member("endColumn", end)
    }
  }
}
