/// Rows of text in aligned columns, for any script, fitted to the width of the terminal.
///
/// ```
/// flag       count
/// ─────────  ─────
/// isLoading     12
/// isEditing      3
/// ```
package struct Table: Sendable {
  package enum Header: Sendable { case shown, hidden }

  /// Rows below a heading; all sections share the column widths.
  package struct Section: Sendable {
    /// Starts at the margin; nil without a heading.
    package var heading: TableCell?
    package var rows: [[TableCell]]

    package init(heading: TableCell? = nil, rows: [[TableCell]]) {
      self.heading = heading
      self.rows = rows
    }
  }

  package var columns: [TableColumn]
  /// Each row must have one cell per column.
  package var sections: [Section]
  package var header: Header
  /// The indent of rows, in terminal columns; headings are not indented.
  package var indent: Int
  package var look = Page.Look.plain

  package init(
    columns: [TableColumn], sections: [Section], header: Header = .shown, indent: Int = 0
  ) {
    precondition(
      sections.allSatisfy { $0.rows.allSatisfy { $0.count == columns.count } },
      "a row of a table has another number of cells than the table has columns")
    self.columns = columns
    self.sections = sections
    self.header = header
    self.indent = indent
  }

  package init(columns: [TableColumn], rows: [[TableCell]], header: Header = .shown) {
    self.init(columns: columns, sections: [Section(rows: rows)], header: header)
  }

  /// Lines without trailing spaces, each at most `width` columns wide if `width` is at least 20.
  package func lines(width: Int?) -> [String] {
    let width = Page(width: width).width
    if columns.isEmpty || sections.allSatisfy(\.rows.isEmpty) { return [] }
    guard let layout = TableLayout(of: self, width: width) else {
      return stackedLines(width: width)
    }
    return lines(in: layout, width: width)
  }

  private func lines(in layout: TableLayout, width: Int?) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var blocks: [[String]] = []
    if header == .shown { blocks.append(layout.headerLines.map { margin + $0 }) }
    for section in sections {
      let rows = zip(section.rows, layout.lines(of: section.rows, look)).flatMap { row, lines in
        (lines + layout.linesBelow(row, width: width.map { $0 - indent }, look)).map { margin + $0 }
      }
      blocks.append(headingLines(of: section, width: width) + rows)
    }
    let left = [("no room for", layout.dropped), ("empty columns left out:", layout.droppedEmpty)]
    let notes = left.filter { !$0.1.isEmpty }.map { reason, columns in
      "\(reason) \(columns.map(\.title).joined(separator: ", "))"
    }
    if !notes.isEmpty { blocks.append("(\(notes.joined(separator: "; ")))".wrapped(to: width)) }
    let gap = sections.contains { $0.heading != nil } ? [""] : []
    return Array(blocks.joined(separator: gap))
  }

  func headingLines(of section: Section, width: Int?) -> [String] {
    guard let heading = section.heading else { return [] }
    return heading.longest.wrapped(to: width, hanging: "  ").map { line in
      heading.style.map { $0.applied(to: line, look) } ?? line
    }
  }
}
