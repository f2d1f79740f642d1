import UntangleFindings
import UntangleSourceFiles

/// Such as `12 findings (2 errors, 9 warnings, 1 note) in 340 files`.
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

/// Suggested commands, one per line; empty if there are none.
func nextSteps(after report: LintReport) -> [String] {
  let fixable = report.findings.count { $0.fix?.safety == .safe }
  let unsafe = report.findings.count { $0.fix?.safety == .unsafe }
  var steps: [String] = []
  if fixable > 0 {
    let more = unsafe > 0 ? ", and with '--unsafe-fixes' \(grouped(unsafe)) more" : ""
    steps.append("'untangle lint --fix' mends \(counted(fixable, "finding"))" + more)
  } else if unsafe > 0 {
    steps.append("'untangle lint --fix --unsafe-fixes' mends \(counted(unsafe, "finding"))")
  }
  if let type = report.run.answeredType,
    report.findings.contains(where: { $0.type == type && $0.severity > .note })
  {
    steps.append("'untangle suggest --type \(type.visible)' shows what to write instead")
  }
  if let rule = report.findings.max(by: { $0.severity < $1.severity })?.rule {
    steps.append("'untangle rules \(rule.rawValue)' explains")
  }
  return steps
}

/// The unreadable files and the reasons, followed by an empty line; empty if there are none.
func unreadableLines(_ problems: [Problem], on page: Page) -> [String] {
  let parts = [
    ("could not be read", problems.filter { $0.weight == .error }),
    ("with syntax errors", problems.filter { $0.weight == .note }),
  ].filter { !$0.1.isEmpty }
  if parts.isEmpty { return [] }
  var table = Table(
    columns: [
      TableColumn("file", fitting: .wrapped, minimum: 16, priority: 1),
      TableColumn("reason", fitting: .wrapped, minimum: 16, priority: 2),
    ],
    sections: parts.map { heading, problems in
      Table.Section(
        heading: TableCell(heading),
        rows: problems.map { [.place(of: $0), TableCell($0.reason)] })
    },
    header: .hidden, indent: 2)
  table.look = page.look
  return table.lines(width: page.width) + [""]
}
