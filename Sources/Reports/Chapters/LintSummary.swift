import UntangleFindings
import UntangleSourceFiles

/// `12 findings (2 errors, 9 warnings, 1 note) in 340 files`.
func summary(of report: LintReport) -> String {
  let files = counted(report.filesRead, "file")
  if report.findings.isEmpty { return "no findings in \(files)" }
  let parts = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
    let count = report.findings.count { $0.severity == severity }
    return count == 0 ? nil : counted(count, severity.rawValue)
  }
  let findings = counted(report.findings.count, "finding")
  return "\(findings) (\(parts.joined(separator: ", "))) in \(files)"
}

/// What could not be read and why, with an empty line after it; nothing where all could.
func unreadableLines(_ problems: [Problem], width: Int?) -> [String] {
  if problems.isEmpty { return [] }
  let table = Table(
    columns: [
      TableColumn("file", fitting: .shortenedAsPath, minimum: 16, priority: 1),
      TableColumn("reason", fitting: .wrapped, minimum: 16, priority: 2),
    ],
    sections: [
      Table.Section(
        heading: "could not be read",
        rows: problems.map { problem in
          let line = problem.line.map { ":\($0)" } ?? ""
          return [TableCell(problem.path + line), TableCell(problem.reason)]
        })
    ],
    header: .hidden, indent: 2)
  return table.lines(width: width) + [""]
}
