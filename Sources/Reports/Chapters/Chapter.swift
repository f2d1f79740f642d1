/// A table under a title, as the reports for people are made of.
struct Chapter: Sendable {
  let title: String
  /// What the table shows, where the title does not say it all.
  let explanation: String?
  let table: Table
  /// Rows that were left out at the end.
  let hiddenCount: Int

  init(_ title: String, explanation: String? = nil, table: Table) {
    self.title = title
    self.explanation = explanation
    self.table = table
    hiddenCount = 0
  }

  /// - Parameter rows: ranked; what `top` has no room for is counted in a last line.
  init(
    _ title: String, explanation: String? = nil, columns: [TableColumn], rows: [[TableCell]],
    top: Int? = nil
  ) {
    self.title = title
    self.explanation = explanation
    let shown = Array(rows.prefix(top ?? rows.count))
    table = Table(columns: columns, rows: shown)
    hiddenCount = rows.count - shown.count
  }

  func lines(width: Int?) -> [String] {
    let titleLines = title.wrapped(to: width)
    let underline = String(repeating: "═", count: titleLines.map(\.displayWidth).max() ?? 0)
    var lines = titleLines + [underline]
    let tableLines = table.lines(width: width)
    if tableLines.isEmpty && hiddenCount == 0 { return lines + ["none"] }
    lines += explanation?.wrapped(to: width) ?? []
    lines += [""] + tableLines
    if hiddenCount > 0 { lines.append("and \(grouped(hiddenCount)) more") }
    return lines
  }
}

extension [Chapter] {
  /// With an empty line between them, in UTF-8.
  func text(on page: Page) -> [UInt8] {
    let chapters: [[String]] = map { $0.lines(width: page.width) }
    return bytes(of: chapters.joined(separator: [""]))
  }
}
