import UntangleFindings
import UntangleSourceFiles

/// For pages, pull requests and step summaries: counts by rule, then all findings.
struct LintMarkdown: Reporter {
  let format = LintFormat.markdown

  /// Tables with more rows are folded.
  private static let openRows = 20

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let blocks = [
      ["## untangle: \(summary(of: report).markdown)"],
      countsByRule(report),
      problems(report.unreadable),
      findings(report),
      states(report),
    ]
    return bytes(of: Array(blocks.filter { !$0.isEmpty }.joined(separator: [""])))
  }

  private func countsByRule(_ report: LintReport) -> [String] {
    guard !report.findings.isEmpty else { return [] }
    let rows = report.findings.tallied { $0.rule }.map { tally in
      let name = tally.name.rawValue.markdownCode
      return [
        report.rulePages.map { "[\(name)](\($0.address(of: tally.name)))" } ?? name, grouped(tally.count),
        (tally.entries.map(\.severity).max() ?? .note).rawValue,
      ]
    }
    return markdownTable(["rule", "findings", "severity"], rows)
  }

  private func problems(_ problems: [Problem]) -> [String] {
    guard !problems.isEmpty else { return [] }
    return markdownTable(
      ["could not be read", "reason"],
      problems.map { [($0.path + $0.position).markdownCode, $0.reason.markdown] })
  }

  private func findings(_ report: LintReport) -> [String] {
    // The most severe findings come first, so that a size limit cuts off the least severe.
    let ordered = report.findings.sorted { left, right in
      left.severity == right.severity ? left < right : left.severity > right.severity
    }
    guard !ordered.isEmpty else { return [] }
    let table = markdownTable(["place", "severity", "rule", "message"], ordered.map(cells))
    guard ordered.count > Self.openRows else { return table }
    return ["<details><summary>all findings</summary>", ""] + table + ["", "</details>"]
  }

  private func cells(of finding: Finding) -> [String] {
    let notes = finding.notes.map { note in
      let path = note.isBeside(finding) ? "line " : "\(note.location.path):"
      return "<br>↳ \("\(path)\(note.location.line)".markdownCode) \(note.message.markdown)"
    }
    return [
      "\(finding.location.path):\(finding.location.line)".markdownCode, finding.severity.rawValue,
      finding.rule.rawValue.markdownCode, finding.message.markdown + notes.joined(),
    ]
  }

  private func states(_ report: LintReport) -> [String] {
    let entries = report.states.sorted { $0.key < $1.key }.map(\.value)
    let blocks = entries.map { entry -> [String] in
      let table = entry.markdownLines
      guard !table.isEmpty else { return [] }
      let name = entry.name.visible.escapedForXML
      return ["<details><summary>states of <code>\(name)</code></summary>", ""] + table
        + ["", "</details>"]
    }
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
