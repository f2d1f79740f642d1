/// The format of a table column, and how it adapts to a narrow table.
package struct TableColumn: Hashable, Sendable {
  package enum Alignment: Sendable { case left, right }

  /// How a text that is wider than its column is fitted.
  package enum Fitting: Sendable {
    /// Never shortened; the column is as wide as its widest text.
    case whole
    /// Shortened at the end.
    case shortenedAtEnd
    /// Folders in the middle are left out; a text without folders loses its start: `…Controller.State`.
    case shortenedAsPath
    /// Continues on the next line.
    case wrapped
  }

  /// What happens to the column if the table is too narrow for all columns.
  package enum Presence: Sendable {
    case required, dispensable
    /// Its cells are shown in full on lines of their own, below each row.
    case below
  }

  package var title: String
  package var alignment: Alignment
  package var fitting: Fitting
  /// The minimum width of a column that may be narrower than its texts.
  package var minimum: Int
  /// Columns of low priority are narrowed first and dropped first.
  package var priority: Int
  package var presence: Presence

  package init(
    _ title: String, alignment: Alignment = .left, fitting: Fitting = .whole, minimum: Int = 8,
    priority: Int = 0, presence: Presence = .required
  ) {
    self.title = title
    self.alignment = alignment
    self.fitting = fitting
    self.minimum = minimum
    self.priority = priority
    self.presence = presence
  }

  /// A right-aligned column for numbers.
  package static func number(
    _ title: String, priority: Int = 0, presence: Presence = .required
  ) -> TableColumn {
    TableColumn(title, alignment: .right, priority: priority, presence: presence)
  }

  func lines(of cell: TableCell, width: Int) -> [String] {
    switch fitting {
    case .whole, .shortenedAtEnd: [cell.longest(fitting: width).shortenedAtEnd(to: width)]
    case .shortenedAsPath: [cell.longest(fitting: width).shortenedAsPath(to: width)]
    case .wrapped: cell.longest(fitting: width).wrapped(to: width, hanging: cell.hanging)
    }
  }
}
