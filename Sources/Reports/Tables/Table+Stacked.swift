extension Table {
  /// A form for terminals too narrow for columns: one cell per line, `title: text`, with an empty line
  /// between rows. Without titles, each row is one line, `text: text`.
  func stackedLines(width: Int?) -> [String] {
    let blocks = sections.flatMap { section in
      let heading = section.heading == nil ? [] : [headingLines(of: section, width: width)]
      let rows = section.rows.map { stackedLines(of: $0, width: width) }
      return heading + (hasTitles ? rows : [Array(rows.joined())])
    }
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func stackedLines(of row: [TableCell], width: Int?) -> [String] {
    guard hasTitles else {
      return row.map(\.longest).joined(separator: ": ").wrapped(to: width, hanging: "  ")
    }
    return zip(columns, row).flatMap { column, cell in
      let line = "\(column.title): \(cell.longest)"
      return cell.longest.isEmpty
        ? [] : line.wrapped(to: width, hanging: "  ").linking(cell.links, look)
    }
  }

  private var hasTitles: Bool { columns.contains { !$0.title.isEmpty } }
}
