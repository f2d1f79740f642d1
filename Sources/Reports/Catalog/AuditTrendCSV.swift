import UntangleFindings
import UntangleSourceFiles

/// One row per point of the trend, oldest first. Each rule with findings at any point has a column.
struct AuditTrendCSV: Reporter {
  let format = AuditFormat.csv

  private static let titles = [
    "day", "commit", "files", "lines", "score", "tangled_types", "flags", "enum_defaults", "keys", "findings",
  ]

  func text(of report: AuditReport, on page: Page) -> [UInt8] {
    let rules = Set(report.history.flatMap(\.findings.keys)).sorted()
    let rows = report.history.map { cells(of: $0, rules) }
    return ([Self.titles + rules.map(\.rawValue)] + rows).csv
  }

  private func cells(of point: HistoryPoint, _ rules: [RuleID]) -> [String] {
    let sizes = ["\(point.files)", "\(point.lines)", hundredths(point.score)]
    let counts = [point.tangledTypes, point.flags, point.enumDefaults, point.keys, point.findingCount]
    let all = counts + rules.map { point.findings[$0] ?? 0 }
    return [point.day.isoText, point.commit ?? ""] + sizes + all.map(String.init)
  }

  private func hundredths(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
