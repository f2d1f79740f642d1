import UntangleFindings

/// The rules for people at a terminal.
struct RuleListTable: Reporter {
  let format = RuleListFormat.table

  func text(of rules: [RuleSummary], on page: Page) -> [UInt8] {
    let table = Table(
      columns: [
        TableColumn("rule", priority: 2), TableColumn("severity", priority: 2),
        TableColumn("finds", fitting: .wrapped, minimum: 20, priority: 1),
      ],
      rows: rules.map {
        [TableCell($0.id.rawValue), TableCell($0.severityText), TableCell($0.summary)]
      })
    let lines = rules.isEmpty ? ["no rules"] : table.lines(width: page.width)
    return bytes(of: lines)
  }
}
