/// A table with a title; reports for people consist of chapters.
struct Chapter: Sendable {
  let title: String
  /// The place in the title; nil if it has none.
  let place: PlaceLink?
  /// Explains the table; nil if the title is sufficient.
  let explanation: String?
  let table: Table
  /// The number of rows that were left out at the end.
  let hiddenCount: Int

  init(_ title: String, at place: PlaceLink? = nil, explanation: String? = nil, table: Table) {
    self.title = title
    self.place = place
    self.explanation = explanation
    self.table = table
    hiddenCount = 0
  }

  /// - Parameter rows: in ranked order; rows beyond `top` are counted in a last line.
  init(
    _ title: String, explanation: String? = nil, columns: [TableColumn], rows: [[TableCell]],
    top: Int? = nil
  ) {
    self.title = title
    place = nil
    self.explanation = explanation
    let shown = Array(rows.prefix(top ?? rows.count))
    table = Table(columns: columns, rows: shown)
    hiddenCount = rows.count - shown.count
  }

  func lines(on page: Page) -> [String] {
    let titleLines = title.wrapped(to: page.width)
    let underline = String(repeating: "═", count: titleLines.map(\.displayWidth).max() ?? 0)
    var lines = titleLines.linking(place.map { [$0] } ?? [], page.look) + [underline]
    var linked = table
    linked.look = page.look
    let tableLines = linked.lines(width: page.width)
    if tableLines.isEmpty && hiddenCount == 0 { return lines + ["none"] }
    lines += explanation?.wrapped(to: page.width) ?? []
    lines += [""] + tableLines
    return lines + leftOutLines.flatMap { $0.wrapped(to: page.width, hanging: "  ") }
  }

  /// Lines about hidden rows and places, with the options that show them.
  var leftOutLines: [String] {
    let cells = table.sections.lazy.flatMap(\.rows).joined()
    let rows = hiddenCount > 0 ? ["and \(grouped(hiddenCount)) more; '--top 0' shows all rows"] : []
    let places =
      cells.contains { $0.leftOut > 0 } ? ["'--places 0' shows every place; '+' counts the rest"] : []
    return rows + places
  }
}

extension [Chapter] {
  /// The chapters separated by empty lines, in UTF-8.
  func text(on page: Page) -> [UInt8] {
    let chapters: [[String]] = map { $0.lines(on: page) }
    return bytes(of: chapters.joined(separator: [""]))
  }
}
