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
      lines = report.findings.byFile.flatMap { narrowLines(of: $0, width: width) + [""] }
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
        TableColumn("message", fitting: .wrapped, minimum: 24, priority: 2),
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
      let isHere = note.location.path == finding.location.path
      return [isHere ? TableCell(note.location.position) : "", "", "", TableCell(note.text(for: finding))]
    }
    return [first] + notes
  }

  private func narrowLines(of file: FileFindings, width: Int) -> [String] {
    file.path.visible.wrapped(to: width, hanging: "  ")
      + file.findings.flatMap { finding in
        let location = finding.location.position
        let head = "  \(location) \(finding.severity.rawValue) \(finding.rule.rawValue)".visible
        let notes = finding.notes.map { note in
          let isHere = note.location.path == finding.location.path
          return note.text(for: finding) + (isHere ? " (\(note.location.position))" : "")
        }
        let body = ([finding.message] + notes).flatMap { text in
          text.visible.wrapped(to: width - 4).map { "    " + $0 }
        }
        return (head.displayWidth <= width ? [head] : head.wrapped(to: width, hanging: "    ")) + body
      }
  }
}

/// The findings of one file.
private struct FileFindings {
  let path: String
  let findings: [Finding]
}

extension [Finding] {
  /// Files in the order of their first finding.
  fileprivate var byFile: [FileFindings] {
    let paths = Dictionary(grouping: self, by: \.location.path)
    return paths.sorted { $0.key < $1.key }.map { FileFindings(path: $0.key, findings: $0.value) }
  }
}

extension Location {
  fileprivate var position: String { "\(line):\(column)" }
}

extension Note {
  fileprivate func text(for finding: Finding) -> String {
    let isElsewhere = location.path != finding.location.path
    return "↳ \(message)" + (isElsewhere ? " (\(location.path):\(location.position))" : "")
  }
}
