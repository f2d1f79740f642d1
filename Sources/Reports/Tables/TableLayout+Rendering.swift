import TextTable

// TextTable pads in UTF-16 units, which splits emoji and misaligns wide scripts. So it never receives the
// texts: each cell is passed as a private-use character, repeated as often as the text has columns, and
// replaced by the text afterwards. The widths are fixed beforehand, so a long table can be rendered in blocks
// that do not run out of such characters.

extension TableLayout {
  var headerLines: [String] {
    let titles = slots.map { $0.column.title.shortenedAtEnd(to: $0.width) }
    return rendered([titles.map { Text($0) }], .plain) + [rule]
  }

  /// The lines of each row.
  func lines(of rows: [[TableCell]], _ look: Page.Look) -> [[String]] {
    let blocks = rows.map { row in
      let cells = slots.map { slot in
        let texts = slot.column.lines(of: row[slot.index], width: slot.width)
        return zip(texts, texts.linking(row[slot.index].links, look))
          .map { Text(text: $0, shown: $1, style: row[slot.index].style) }
      }
      let height = cells.map(\.count).max() ?? 0
      return (0..<height).map { line in
        cells.map { line < $0.count ? $0[line] : Text("") }
      }
    }
    let physicalRows = Array(blocks.joined())
    let blockLength = max(1, Placeholder.count / max(1, slots.count))
    var lines = stride(from: 0, to: physicalRows.count, by: blockLength).flatMap { start in
      rendered(Array(physicalRows[start..<min(start + blockLength, physicalRows.count)]), look)
    }[...]
    return blocks.map { block in
      defer { lines = lines.dropFirst(block.count) }
      return Array(lines.prefix(block.count))
    }
  }

  /// The lines below a row. They are wrapped, never shortened.
  func linesBelow(_ row: [TableCell], width: Int?, _ look: Page.Look) -> [String] {
    let indent = "  "
    return below.map { row[$0] }.filter { !$0.longest.isEmpty && $0.longest != "–" }.flatMap { cell in
      cell.longest.wrapped(to: width.map { $0 - indent.count }).linking(cell.links, look).map { indent + $0 }
    }
  }

  /// One line of a cell.
  private struct Text {
    /// The text that is measured.
    var text: String
    /// The text with its links.
    var shown: String
    var style: TextStyle?

    init(_ text: String) {
      self.init(text: text, shown: text, style: nil)
    }

    init(text: String, shown: String, style: TextStyle?) {
      self.text = text
      self.shown = shown
      self.style = style
    }
  }

  private var rule: String {
    slots.map { String(repeating: "─", count: $0.width) }
      .joined(separator: String(repeating: " ", count: TableLayout.gap))
  }

  /// One line for each row; the texts must fit their columns.
  private func rendered(_ rows: [[Text]], _ look: Page.Look) -> [String] {
    let table = TextTable<Int> { row in
      slots.indices.map { index in
        let ordinal = row * slots.count + index
        return Column(
          title: "", value: Placeholder.text(ordinal, width: rows[row][index].text.displayWidth),
          width: slots[index].width, align: slots[index].column.alignment.textTable)
      }
    }
    let drawn = table.string(for: rows.indices, style: Spaced.self) ?? ""
    return Placeholder.replaced(
      in: drawn, by: rows.joined().map { $0.style?.applied(to: $0.shown, look) ?? $0.shown })
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

/// A style without lines between rows; the header is drawn as a row.
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
