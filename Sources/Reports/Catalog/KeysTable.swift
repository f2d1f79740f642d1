/// For people: a table for each kind, and the totals.
struct KeysTable: Reporter {
  let format = KeysFormat.table

  func text(of report: KeysReport, on page: Page) -> [UInt8] {
    guard !report.entries.isEmpty else { return Array("no keys found\n".utf8) }
    let chapters = report.chapters(on: page).map { $0.lines(on: page) }
    return bytes(of: Array((chapters + [report.summary.wrapped(to: page.width)]).joined(separator: [""])))
  }
}
