import UntangleFindings
import UntangleSourceFiles

/// Findings for people: file by file, the message whole, its notes below it, a count at the end.
///
/// ```
/// Sources/Player.swift
///   12:7  warning  tangled_state  'isPlaying' and 'isPaused' are never true together
///   30:5                          ↳ both written here
///
/// 1 finding (1 warning) in 340 files
/// ```
struct LintTable: Reporter {
  let format = LintFormat.table

  /// Below this the message would be a column of single words.
  private static let narrowest = 60

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    var lines: [String] = []
    if let width = page.width, width < LintTable.narrowest {
      lines = report.findings.byFile.flatMap { file in
        file.path.visible.wrapped(to: width, hanging: "  ")
          + file.findings.flatMap { $0.narrowLines(width: width) } + [""]
      }
    } else if !report.findings.isEmpty {
      lines = table(of: report.findings).lines(width: page.width) + [""]
    }
    lines += unreadableLines(report.unreadable, width: page.width)
    lines += summary(of: report).wrapped(to: page.width)
    return bytes(of: lines)
  }

  private func table(of findings: [Finding]) -> Table {
    Table(
      columns: [
        TableColumn("place", alignment: .right, priority: 3),
        TableColumn("severity", priority: 3),
        TableColumn("rule", fitting: .shortenedAtEnd, minimum: 13, priority: 1),
        TableColumn("message", fitting: .wrapped, minimum: 20, priority: 2),
      ],
      sections: findings.byFile.map { file in
        Table.Section(heading: TableCell(file.path), rows: file.findings.flatMap(rows))
      },
      header: .hidden, indent: 2)
  }

  private func rows(of finding: Finding) -> [[TableCell]] {
    let first: [TableCell] = [
      TableCell(finding.location.position), TableCell(finding.severity.rawValue),
      TableCell(finding.rule.rawValue), TableCell(finding.message),
    ]
    let notes = finding.notes.map { note -> [TableCell] in
      [
        note.isBeside(finding) ? TableCell(note.location.position) : "", "", "",
        TableCell(note.text(for: finding), hanging: "  "),
      ]
    }
    return [first] + notes
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
