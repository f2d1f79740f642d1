import UntangleFindings
import UntangleScores

/// An overview of the whole code base.
struct AuditTable: Reporter {
  let format = AuditFormat.table

  func text(of report: AuditReport, on page: Page) -> [UInt8] {
    let inventory = report.inventory
    var chapters: [Chapter] = [.totals(report)]
    if !report.history.isEmpty { chapters.append(.trend(report.history, report.historyReach)) }
    chapters += [
      .types(report.scores.types, report.churn, top: page.top),
      .files(report.scores.files, top: page.top),
      .findingsByRule(report.findings),
      .flagNames(inventory.boolVariables, on: page),
      .defaultedEnums(inventory.enumDefaults, top: page.top),
      .stringKeys(inventory.stringKeys, top: page.top),
    ]
    let unreadable = report.unreadable.isEmpty ? [] : [Chapter.unreadable(report.unreadable)]
    let compared = report.comparison.map { Chapter.comparison($0, top: page.top) } ?? []
    return (compared + chapters + unreadable).text(on: page)
  }
}
