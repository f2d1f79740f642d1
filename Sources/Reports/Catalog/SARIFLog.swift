import UntangleFindings
import UntangleSourceFiles
import UntangleStateSpaces

/// SARIF 2.1.0 for code scanning, as defined by the OASIS schema and read by GitHub.
///
/// Columns are in UTF-16 units, and the end of a region is exclusive. Paths are relative to the folder of the
/// run, which should be the root of the repository.
struct SARIFLog: Reporter {
  let format = LintFormat.sarif

  /// GitHub rejects files with more results, so the least severe are left out.
  private static let resultLimit = 25_000

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      text.member("version", "2.1.0")
      text.member("runs", objects: [report]) { text, report in
        text.member("tool") { $0.member("driver") { $0.driver(report.rules, report.rulePages) } }
        text.member("columnKind", "utf16CodeUnits")
        text.member("invocations", objects: [report]) { text, report in
          text.invocation(report, omitted: report.resultCount - min(report.resultCount, Self.resultLimit))
        }
        text.member("results", objects: shownResults(of: report)) { text, result in
          switch result {
          case .reported(let index): text.result(index, of: report)
          case .accepted(let accepted): text.result(accepted, of: report)
          case .absent(let entry): text.result(entry, of: report)
          }
        }
      }
    }
  }

  private enum Result {
    /// By index of the finding in the report.
    case reported(Int)
    case accepted(AcceptedFinding)
    case absent(Baseline.Entry)
  }

  /// Accepted findings come last, so that the limit never drops a reported finding for an accepted one.
  private func shownResults(of report: LintReport) -> [Result] {
    let all =
      shownIndices(of: report).map(Result.reported) + report.accepted.map(Result.accepted)
      + report.staleEntries.map(Result.absent)
    return Array(all.prefix(Self.resultLimit))
  }

  private func shownIndices(of report: LintReport) -> [Int] {
    let all = Array(report.findings.indices)
    guard all.count > Self.resultLimit else { return all }
    let heaviest = all.sorted { left, right in
      let (first, second) = (report.findings[left].severity, report.findings[right].severity)
      return first == second ? left < right : first > second
    }
    return heaviest.prefix(Self.resultLimit).sorted()
  }
}

// The tool and how it ran.
extension JSONText {
  fileprivate mutating func driver(_ rules: [RulePage], _ pages: RulePages?) {
    member("name", "untangle")
    member("version", toolVersion)
    member("semanticVersion", toolVersion)
    member("rules", objects: rules) { text, page in
      text.member("id", page.id.rawValue)
      text.message("shortDescription", page.summary)
      // GitHub accepts at most 1,024 characters.
      text.message("fullDescription", String((page.summary + " " + page.why).prefix(1_024)))
      if let pages { text.member("helpUri", pages.address(of: page.id)) }
      text.member("help") { text in
        let plain = RulePageFormat.text.text(of: page, on: Page())
        let markdown = RulePageFormat.markdown.text(of: page, on: Page())
        text.member("text", String(decoding: plain, as: UTF8.self))
        text.member("markdown", String(decoding: markdown, as: UTF8.self))
      }
      text.member("defaultConfiguration") { text in
        text.member("enabled", page.severity != nil)
        text.member("level", page.severity?.rawValue ?? "none")
      }
      text.member("properties") { text in
        text.member("tags", ["maintainability", page.topic.rawValue])
        if let precision = page.precision { text.member("precision", precision.rawValue) }
        text.member("problem.severity", page.severity?.sarifProblem ?? "recommendation")
      }
    }
  }

  fileprivate mutating func invocation(_ report: LintReport, omitted: Int) {
    member("executionSuccessful", !report.unreadable.failRun)
    member("toolExecutionNotifications", objects: report.unreadable) { text, problem in
      text.member("level", problem.weight.rawValue)
      text.message("message", "could not be read: \(problem.reason)".sarifText)
      text.member("locations", objects: [problem]) { text, problem in
        text.member("physicalLocation") { text in
          text.artifact(problem.path)
          if let line = problem.line { text.member("region") { $0.member("startLine", line) } }
        }
      }
    }
    guard omitted > 0 else { return }
    member("toolConfigurationNotifications", objects: [omitted]) { text, omitted in
      text.member("level", "warning")
      text.message(
        "message",
        "\(counted(omitted, "finding")) of the least weight left out: GitHub takes 25,000 results")
    }
  }
}

// One finding.
extension JSONText {
  fileprivate mutating func result(_ index: Int, of report: LintReport) {
    let finding = report.findings[index]
    place(finding, states: report.states[index]?.markdownLines ?? [], in: report)
    if report.baseline != .none { member("baselineState", "new") }
    if let edits = report.edits[index], let fix = finding.fix { self.fix(fix, edits, of: finding, report) }
    if !finding.data.isEmpty { member("properties") { $0.fields(finding.data) } }
  }

  fileprivate mutating func result(_ accepted: AcceptedFinding, of report: LintReport) {
    let finding = accepted.finding
    place(finding, states: [], in: report)
    switch accepted.acceptance {
    case .baseline: member("baselineState", "unchanged")
    case .comment(let reason):
      member("suppressions", objects: [reason]) { text, reason in
        text.member("kind", "inSource")
        if let reason { text.member("justification", reason) }
      }
    }
    if !finding.data.isEmpty { member("properties") { $0.fields(finding.data) } }
  }

  fileprivate mutating func result(_ entry: Baseline.Entry, of report: LintReport) {
    rule(entry.rule, in: report)
    let type = entry.type.map { " in '\($0)'" } ?? ""
    message("message", "found no more\(type)".sarifText)
    member("locations", objects: [entry]) { text, entry in
      text.member("physicalLocation") { $0.artifact(entry.path) }
    }
    member("partialFingerprints") { $0.member("untangle/v1", entry.fingerprint) }
    member("baselineState", "absent")
  }

  private mutating func rule(_ id: RuleID, in report: LintReport) {
    member("ruleId", id.rawValue)
    if let place = report.rules.firstIndex(where: { $0.id == id }) { member("ruleIndex", place) }
  }

  /// The rule, the message and the location.
  private mutating func place(_ finding: Finding, states: [String], in report: LintReport) {
    rule(finding.rule, in: report)
    member("level", finding.severity.rawValue)
    member("message") { text in
      text.member("text", finding.sarifMessage)
      if !states.isEmpty {
        let lines = [finding.message.markdown, ""] + states
        text.member("markdown", lines.joined(separator: "\n"))
      }
    }
    member("locations", objects: [finding]) { text, finding in
      text.member("physicalLocation") { $0.place(finding.location, report.excerpts) }
      if let type = finding.type {
        text.member("logicalLocations", objects: [type]) { text, type in
          text.member("fullyQualifiedName", type)
          text.member("kind", "type")
        }
      }
    }
    member("relatedLocations", objects: Array(finding.notes.enumerated())) { text, entry in
      text.member("id", entry.offset + 1)
      text.message("message", entry.element.message.sarifText)
      text.member("physicalLocation") { $0.place(entry.element.location, report.excerpts) }
    }
    member("partialFingerprints") { text in
      let hashes = report.excerpts.files[finding.location.path]?.hashes
      if let hash = hashes?[finding.location.span.line] {
        text.member("primaryLocationLineHash", hash)
      }
      text.member("untangle/v1", finding.fingerprint)
    }
  }

  private mutating func fix(
    _ fix: Fix, _ edits: [ProposedEdit], of finding: Finding, _ report: LintReport
  ) {
    member("fixes", objects: [fix]) { text, fix in
      let safety = fix.safety == .safe ? "safe" : "unsafe: somebody must look at it"
      text.message("description", "what 'untangle lint --fix' writes (\(safety))")
      text.member("artifactChanges", objects: [finding]) { text, finding in
        text.artifact(finding.location.path)
        text.member("replacements", objects: edits) { text, edit in
          let location = Location(path: finding.location.path, span: edit.span)
          text.member("deletedRegion") { $0.region(location, report.excerpts) }
          text.member("insertedContent") { $0.member("text", edit.replacement) }
        }
      }
    }
  }

  private mutating func place(_ location: Location, _ excerpts: Excerpts) {
    artifact(location.path)
    member("region") { $0.region(location, excerpts) }
  }

  fileprivate mutating func artifact(_ path: String) {
    member("artifactLocation") { text in
      text.member("uri", path.percentEncodedPath)
      text.member("uriBaseId", "%SRCROOT%")
    }
  }

  private mutating func region(_ location: Location, _ excerpts: Excerpts) {
    let span = location.span
    let end = Location(
      path: location.path,
      span: Span(
        line: span.endLine, column: span.endColumn, endLine: span.endLine, endColumn: span.endColumn))
    member("startLine", Int(span.line))
    if let line = excerpts.line(at: location) {
      member("startColumn", line.utf16Column(of: span.column))
    }
    member("endLine", Int(span.endLine))
    if let line = excerpts.line(at: end) {
      member("endColumn", line.utf16Column(of: span.endColumn))
    }
  }

  fileprivate mutating func message(_ name: String, _ text: String) {
    member(name) { $0.member("text", text) }
  }
}

extension LintReport {
  /// Baseline entries without a finding.
  fileprivate var staleEntries: [Baseline.Entry] {
    switch baseline {
    case .none: []
    case .compared(let stale): stale
    }
  }

  fileprivate var resultCount: Int { findings.count + accepted.count + staleEntries.count }
}

extension Finding {
  /// The message, with a link to the related location of each note.
  fileprivate var sarifMessage: String {
    let links = notes.enumerated().map { "[\($0.element.message.sarifText)](\($0.offset + 1))" }
    return message.sarifText + (links.isEmpty ? "" : ": " + links.joined(separator: ", "))
  }
}

extension String {
  /// Escapes brackets, which mark links in messages.
  fileprivate var sarifText: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "[": "\\["
      case "]": "\\]"
      default: String(scalar)
      }
    }.joined()
  }

  /// A relative reference in the sense of RFC 3986: all bytes but letters, digits, `-._~` and `/` are
  /// encoded.
  package var percentEncodedPath: String {
    let encoded = utf8.map { byte -> String in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F:
        return String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded.joined()
  }
}

extension RulePage {
  /// nil if the rule is off by default.
  fileprivate var severity: Severity? { Severity(rawValue: severityText) }
}

extension Severity {
  fileprivate var sarifProblem: String {
    switch self {
    case .note: "recommendation"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
