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

  func lines(on page: Page) -> [String] {
    let titleLines = title.wrapped(to: page.width)
    let underline = String(repeating: "═", count: titleLines.map(\.displayWidth).max() ?? 0)
    var lines = titleLines + [underline]
    var linked = table
    linked.look = page.look
    let tableLines = linked.lines(width: page.width)
    if tableLines.isEmpty && hiddenCount == 0 { return lines + ["none"] }
    lines += explanation?.wrapped(to: page.width) ?? []
    lines += [""] + tableLines
    return lines + leftOutLines.flatMap { $0.wrapped(to: page.width, hanging: "  ") }
  }

  /// What is only counted, and the options that show it.
  var leftOutLines: [String] {
    let cells = table.sections.lazy.flatMap(\.rows).joined()
    let rows = hiddenCount > 0 ? ["and \(grouped(hiddenCount)) more; '--top 0' shows all rows"] : []
    let places =
      cells.contains { $0.leftOut > 0 } ? ["'--places 0' shows every place; '+' counts the rest"] : []
    return rows + places
  }
}

extension [Chapter] {
  /// With an empty line between them, in UTF-8.
  func text(on page: Page) -> [UInt8] {
    let chapters: [[String]] = map { $0.lines(on: page) }
    return bytes(of: chapters.joined(separator: [""]))
  }
}
