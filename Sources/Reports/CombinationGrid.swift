package import UntangleSourceFiles

/// Which combinations of a tuple a catch-all takes: a row for each case of its first enum, a column for each
/// combination of the other elements.
package struct CombinationGrid: Sendable, Hashable {
  package enum Cell: Sendable, Hashable {
    /// A branch names it.
    case named
    /// Only the catch-all takes it.
    case swallowed
  }

  package struct Row: Sendable, Hashable {
    package var name: String
    /// By column.
    package var cells: [Cell]

    package init(name: String, cells: [Cell]) {
      self.name = name
      self.cells = cells
    }

    var swallowedCount: Int { cells.count { $0 == .swallowed } }
  }

  /// Of the catch-all.
  package var location: Location
  /// What the switch looks at, as in the source.
  package var subject: String
  /// The other elements as the switch names them; empty where it looks at a variable that holds them all.
  package var elements: [String]
  /// The values of the other elements.
  package var columns: [[String]]
  package var rows: [Row]

  package init(
    location: Location, subject: String, elements: [String] = [], columns: [[String]], rows: [Row]
  ) {
    self.location = location
    self.subject = subject
    self.elements = elements
    self.columns = columns
    self.rows = rows
  }

  /// More columns nobody compares: then each row only says how many.
  static let columnLimit = 16
  static let rowLimit = 40

  package var swallowedCount: Int { rows.reduce(0) { $0 + $1.swallowedCount } }

  /// `, by hasFix and isLeaving`, or nothing.
  var elementText: String { elements.isEmpty ? "" : ", by \(elements.joined(separator: " and ").visible)" }

  /// `the catch-all of 'compositeState' (A.swift:24) takes 18 of 36 combinations`.
  var sentence: String {
    "the catch-all of '\(subject.visible)' (\(location.path.visiblePath):\(location.line)) takes "
      + "\(grouped(swallowedCount)) of \(counted(rows.count * columns.count, "combination"))"
  }
}

extension CombinationGrid {
  /// The sentence, then a table with a mark at each combination that the catch-all takes.
  func lines(width: Int?) -> [String] {
    let shown = columns.count <= Self.columnLimit ? columns : []
    let table = Table(
      columns: [TableColumn("", priority: 3)]
        + shown.map { TableColumn($0.joined(separator: " ").visible, priority: 2) }
        + [TableColumn("taken", priority: 1)],
      rows: rows.prefix(Self.rowLimit).map { row in
        [TableCell(row.name.visible)] + row.cells.prefix(shown.count).map { TableCell($0.mark) }
          + [TableCell("\(row.swallowedCount) of \(columns.count)")]
      })
    let hidden = rows.count - Self.rowLimit
    return "\(sentence)\(elementText):".wrapped(to: width) + [""] + table.lines(width: width)
      + (hidden > 0 ? ["and \(grouped(hidden)) more"] : [])
  }
}

extension CombinationGrid.Cell {
  /// What stands in the cell.
  var mark: String {
    switch self {
    case .named: "·"
    case .swallowed: "×"
    }
  }
}
