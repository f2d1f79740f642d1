import UntangleFindings
import UntangleSourceFiles

/// Findings for people: file by file, the message whole, the source that it is about below it, a count
/// at the end. Where the source is not at hand the notes stand there.
///
/// ```
/// Sources/Player.swift
///   12:7  warning  tangled_state  'isPlaying' and 'isPaused' are never true together
///      12 │   var isPlaying = false
///         │       ━━━━━━━━━
///      30 │     isPlaying = true
///         │     ─────────  both written here
///
/// 1 finding (1 warning) in 340 files
/// ```
struct LintTable: Reporter {
  let format = LintFormat.table

  /// Below this the message would be a column of single words.
  private static let narrowest = 60

  func text(of all: LintReport, on page: Page) -> [UInt8] {
    let report = page.notes == .counted ? all.withoutNotes : all
    var lines: [String] = []
    if let width = page.width, width < LintTable.narrowest {
      lines = report.findings.byFile.flatMap { file in
        file.path.visible.wrapped(to: width, hanging: "  ")
          + file.findings.flatMap { $0.narrowLines(width: width) } + [""]
      }
    } else if !report.findings.isEmpty {
      lines = table(of: report, on: page).lines(width: page.width) + [""]
    }
    lines += unreadableLines(report.unreadable, width: page.width)
    if page.ending == .statistics {
      lines += Chapter.findingsByRule(all.findings).lines(width: page.width) + [""]
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

  private func table(of report: LintReport, on page: Page) -> Table {
    var table = Table(
      columns: [
        TableColumn("place", alignment: .right, priority: 3),
        TableColumn("severity", priority: 3),
        TableColumn("rule", fitting: .shortenedAtEnd, minimum: 13, priority: 1),
        TableColumn("message", fitting: .wrapped, minimum: 20, priority: 2),
      ],
      sections: report.findings.byFile.map { section(of: $0, report.excerpts, on: page) },
      header: .hidden, indent: 2)
    table.look = page.look
    return table
  }

  private func section(of file: FileFindings, _ excerpts: Excerpts, on page: Page) -> Table.Section {
    var section = Table.Section(heading: TableCell(file.path, style: .strong), rows: [])
    section.linkedPath = file.path
    var inner = page
    inner.width = page.width.map { $0 - Self.frameMargin.count }
    for finding in file.findings {
      section.rows.append(row(of: finding))
      let frame = SourceFrame(finding, excerpts).lines(on: inner)
      if frame.isEmpty {
        section.rows += finding.notes.map { row(of: $0, finding) }
      } else {
        let gap = finding == file.findings.last ? [] : [""]
        section.attachments[section.rows.count - 1] = frame.map { Self.frameMargin + $0 } + gap
      }
    }
    return section
  }

  private static let frameMargin = "    "

  private func row(of finding: Finding) -> [TableCell] {
    [
      TableCell(finding.location.position),
      TableCell(finding.severity.rawValue, style: finding.severity.style),
      TableCell(finding.rule.rawValue, style: .quiet), TableCell(finding.message),
    ]
  }

  private func row(of note: Note, _ finding: Finding) -> [TableCell] {
    [
      note.isBeside(finding) ? TableCell(note.location.position) : "", "", "",
      TableCell(note.text(for: finding), hanging: "  "),
    ]
  }
}

extension LintReport {
  /// As it is where there are only notes: then they are what there is to read.
  fileprivate var withoutNotes: LintReport {
    var report = self
    report.findings.removeAll { $0.severity == .note }
    return report.findings.isEmpty ? self : report
  }
}

/// The findings of one file.
private struct FileFindings {
  let path: String
  let findings: [Finding]
}

extension [Finding] {
  /// Sorted by path.
  fileprivate var byFile: [FileFindings] {
    let paths = Dictionary(grouping: self, by: \.location.path)
    return paths.sorted { $0.key < $1.key }.map { FileFindings(path: $0.key, findings: $0.value) }
  }
}
