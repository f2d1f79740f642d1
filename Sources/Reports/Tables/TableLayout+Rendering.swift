import TextTable

// TextTable pads in UTF-16 units, which tears emoji apart and misplaces the borders of wide scripts.
// So it never sees a text: each cell goes in as one private-use character, repeated as often as the
// text has columns, and the text is put in its place afterwards. Widths are fixed beforehand, which
// lets a long table be rendered in blocks that do not run out of such characters.

extension TableLayout {
  var headerLines: [String] {
    let titles = slots.map { $0.column.title.shortenedAtEnd(to: $0.width) }
    return rendered([titles]) + [rule]
  }

  func lines(of rows: [[TableCell]]) -> [String] {
    let physicalRows = rows.flatMap { row in
      let cells = slots.map { $0.column.lines(of: row[$0.index], width: $0.width) }
      let height = cells.map(\.count).max() ?? 0
      return (0..<height).map { line in cells.map { line < $0.count ? $0[line] : "" } }
    }
    let blockLength = max(1, Placeholder.count / max(1, slots.count))
    return stride(from: 0, to: physicalRows.count, by: blockLength).flatMap { start in
      rendered(Array(physicalRows[start..<min(start + blockLength, physicalRows.count)]))
    }
  }

  private var rule: String {
    slots.map { String(repeating: "─", count: $0.width) }
      .joined(separator: String(repeating: " ", count: TableLayout.gap))
  }

  /// One line for each row of texts that fit their columns.
  private func rendered(_ rows: [[String]]) -> [String] {
    let table = TextTable<Int> { row in
      slots.indices.map { index in
        let ordinal = row * slots.count + index
        return Column(
          title: "", value: Placeholder.text(ordinal, width: rows[row][index].displayWidth),
          width: slots[index].width, align: slots[index].column.alignment.textTable)
      }
    }
    let drawn = table.string(for: rows.indices, style: Spaced.self) ?? ""
    return Placeholder.replaced(in: drawn, by: rows.joined().map { $0 })
  }
}

extension TableColumn.Alignment {
  fileprivate var textTable: Alignment {
    switch self {
    case .left: .left
    case .right: .right
    }
  }
}

/// Rows without lines between them; the header is drawn as a row.
private enum Spaced: TextTableStyle {
  static func prepare(_ text: String, for column: Column) -> String {
    Style.simple.prepare(text, for: column)
  }
  static func escape(_ text: String) -> String { text }
  static func begin(_ table: inout String, index: Int, columns: [Column]) {}
  static func end(_ table: inout String, index: Int, columns: [Column]) {}
  static func header(_ table: inout String, index: Int, columns: [Column]) {}
  static func row(_ table: inout String, index: Int, columns: [Column]) {
    let gap = String(repeating: " ", count: TableLayout.gap)
    table += columns.map { $0.string(for: self) }.joined(separator: gap) + "\n"
  }
}
