import UntangleFindings
import UntangleSourceFiles

/// Reviewdog's `rdjson`. Its columns count UTF-8 bytes from 1, like ours.
struct ReviewdogJSON: Reporter {
  let format = LintFormat.rdjson

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("source") { $0.member("name", "untangle") }
      text.member("diagnostics", objects: Array(report.findings.enumerated())) { text, entry in
        let (index, finding) = entry
        text.member("message", finding.message)
        text.member("location") { $0.diagnosticPlace(finding.location) }
        text.member("severity", finding.severity.diagnosticLevel)
        text.member("code") { text in
          text.member("value", finding.rule.rawValue)
          if let pages = report.rulePages { text.member("url", pages.address(of: finding.rule)) }
        }
        text.suggestion(report.edits[index] ?? [])
        text.member("related_locations", objects: finding.notes) { text, note in
          text.member("message", note.message)
          text.member("location") { $0.diagnosticPlace(note.location) }
        }
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func diagnosticPlace(_ location: Location) {
    member("path", location.path)
    member("range") { $0.range(location.span) }
  }

  private mutating func range(_ span: Span) {
    member("start") { text in
      text.member("line", Int(span.line))
      text.member("column", Int(span.column))
    }
    member("end") { text in
      text.member("line", Int(span.endLine))
      text.member("column", Int(span.endColumn))
    }
  }

  /// Reviewdog applies each suggestion independently, so a fix with several edits is left out.
  fileprivate mutating func suggestion(_ edits: [ProposedEdit]) {
    member("suggestions", objects: edits.count == 1 ? edits : []) { text, edit in
      text.member("range") { $0.range(edit.span) }
      text.member("text", edit.replacement)
    }
  }
}

extension Severity {
  fileprivate var diagnosticLevel: String {
    switch self {
    case .note: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }
}
