import UntangleFindings
import UntangleSourceFiles

/// Findings for people, the most severe first: the place, the severity and the rule, then the message and the
/// source lines, and the counts at the end. If the source is not available, the notes are listed instead.
///
/// ```
/// Sources/Player.swift:12:7  warning  tangled_state
///   'isPlaying' and 'isPaused' are never true together
///     12 │   var isPlaying = false
///        │       ━━━━━━━━━
///     30 │     isPlaying = true
///        │     ─────────  both written here
///
/// 1 finding (1 warning) in 340 files
/// ```
///
/// Places and rules are never shortened on a narrow page, because readers open places and type rules.
struct LintTable: Reporter {
  let format = LintFormat.table

  func text(of all: LintReport, on page: Page) -> [UInt8] {
    let report = page.notes == .counted ? all.withoutNotes : all
    var lines = report.findings.heaviestFirst.flatMap { block(about: $0, report.excerpts, on: page) + [""] }
    lines += unreadableLines(report.unreadable, on: page)
    if page.ending == .statistics {
      lines += Chapter.findingsByRule(all.findings).lines(on: page) + [""]
    }
    lines += summary(of: all).wrapped(to: page.width)
    let hidden = all.findings.count - report.findings.count
    if hidden > 0 {
      lines += "'--min-severity note' shows the \(counted(hidden, "note")), too".wrapped(to: page.width)
    }
    if page.width != nil {
      lines += nextSteps(after: report).flatMap { $0.wrapped(to: page.width) }
    }
    return bytes(of: lines)
  }

  private func block(about finding: Finding, _ excerpts: Excerpts, on page: Page) -> [String] {
    let hasRoom = page.width.map { $0 >= Self.narrowestFrame } ?? true
    let frame = hasRoom ? SourceFrame(finding, excerpts).lines(on: page.indented(by: Self.frameMargin)) : []
    let room = page.indented(by: Self.margin)
    let notes = frame.isEmpty ? finding.notes.flatMap { $0.lines(on: room) } : []
    return head(of: finding, on: page)
      + (finding.message.visible.wrapped(to: room.width, hanging: "  ") + notes).map { Self.margin + $0 }
      + frame.map { Self.frameMargin + $0 }
  }

  private static let margin = "  "
  private static let frameMargin = "    "
  /// The minimum width for source frames; below it a line of source would have only a few characters.
  private static let narrowestFrame = 40

  /// The place, the severity and the rule; on two lines if one is too short.
  private func head(of finding: Finding, on page: Page) -> [String] {
    let place = "\(finding.location.path):\(finding.location.position)".visible
    let (severity, rule) = (finding.severity.rawValue, finding.rule.rawValue.visible)
    let linked = page.look.link(
      TextStyle.strong.applied(to: place, page.look), to: finding.location)
    let words = [
      finding.severity.style.applied(to: severity, page.look), TextStyle.quiet.applied(to: rule, page.look),
    ]
    let isOneLine = page.width.map { [place, severity, rule].joined(separator: "  ").displayWidth <= $0 }
    return isOneLine ?? true
      ? [([linked] + words).joined(separator: "  ")] : [linked, Self.margin + words.joined(separator: "  ")]
  }
}

extension Page {
  /// The page without the width of a margin.
  fileprivate func indented(by margin: String) -> Page {
    var page = self
    page.width = width.map { $0 - margin.count }
    return page
  }
}

extension LintReport {
  /// Without notes, unless the report has only notes.
  fileprivate var withoutNotes: LintReport {
    var report = self
    report.findings.removeAll { $0.severity == .note }
    return report.findings.isEmpty ? self : report
  }
}

extension [Finding] {
  /// Errors, then warnings, then notes; each in the order of the report.
  fileprivate var heaviestFirst: [Finding] {
    Severity.allCases.sorted(by: >).flatMap { severity in filter { $0.severity == severity } }
  }
}
