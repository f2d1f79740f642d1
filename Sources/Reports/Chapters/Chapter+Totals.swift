import UntangleFindings
import UntangleSourceFiles

extension Chapter {
  static func totals(_ report: AuditReport) -> Chapter {
    let flags = report.inventory.boolVariables
    let stored = flags.filter { $0.scope == .instance || $0.scope == .static }
    let defaults = report.inventory.enumDefaults
    let keys = report.inventory.stringKeys
    let counts: [(String, Int)] =
      [
        ("files read", report.filesRead),
        ("files that could not be read", Set(report.unreadable.map(\.path)).count),
        ("lines", report.linesRead),
        ("types with flags", Set(stored.compactMap(\.enclosingType)).count),
        ("flags (stored Bool variables)", flags.count),
        ("flags that are optional", flags.count { $0.optionality == .optional }),
        ("defaults over an enum", defaults.count { $0.subject == .enum }),
        ("cases they swallow", defaults.reduce(0) { $0 + ($1.swallowed?.count ?? 0) }),
        ("key literals", keys.count),
        ("distinct literals among them", Set(keys.map(\.literal)).count),
        ("findings", report.findings.count),
      ] + (report.knownFindings.map { [("findings in the baseline", $0)] } ?? [])
    let columns = [
      TableColumn("", fitting: .shortenedAtEnd, minimum: 16, priority: 1), .number("", priority: 2),
    ]
    let rows = counts.map { [TableCell($0.0), TableCell(orDash($0.1))] }
    return Chapter("Totals", table: Table(columns: columns, rows: rows, header: .hidden))
  }

  static func findingsByRule(_ findings: [Finding]) -> Chapter {
    let severities = Severity.allCases.sorted(by: >)
    func row(_ name: String, _ findings: [Finding]) -> [TableCell] {
      let counts = severities.map { severity in findings.count { $0.severity == severity } }
      return [TableCell(name)] + (counts + [findings.count]).map { TableCell(orDash($0)) }
    }
    let tallies = findings.tallied(by: \.rule)
    let rows = tallies.map { row($0.name.rawValue, $0.entries) }
    return Chapter(
      "Findings by rule",
      columns: [TableColumn("rule", priority: 1)]
        + severities.map { .number("\($0.rawValue)s", priority: 1) } + [
          .number("all", priority: 1)
        ],
      rows: rows.count < 2 ? rows : rows + [row("all", findings)])
  }

  static func unreadable(_ problems: [Problem]) -> Chapter {
    Chapter(
      "Files that could not be read",
      columns: [
        TableColumn("file", fitting: .wrapped, minimum: 16, priority: 1),
        TableColumn("reason", fitting: .wrapped, minimum: 16, priority: 1),
      ],
      rows: problems.map { [.place(of: $0), TableCell($0.reason)] })
  }
}
