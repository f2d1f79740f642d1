/// How one column of a table looks, and what becomes of it where there is little room.
package struct TableColumn: Hashable, Sendable {
  package enum Alignment: Sendable { case left, right }

  /// What happens to a text that is wider than its column.
  package enum Fitting: Sendable {
    /// Never cut; the column is as wide as its widest text.
    case whole
    /// Loses its end.
    case shortenedAtEnd
    /// Loses folders in the middle; without folders, its start: `…Controller.State`.
    case shortenedAsPath
    /// Goes on in the next line.
    case wrapped
  }

  /// What becomes of it where a table is too narrow for all columns.
  package enum Presence: Sendable {
    case required, dispensable
    /// It stands in full in lines of its own, below each row.
    case below
  }

  package var title: String
  package var alignment: Alignment
  package var fitting: Fitting
  /// What a column that may be narrower than its texts keeps at least.
  package var minimum: Int
  /// Columns of low priority give up their room first and are left out first.
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

  /// A column of numbers.
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
