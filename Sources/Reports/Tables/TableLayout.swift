/// The columns of a table that are shown at a given width, and their widths.
struct TableLayout: Sendable {
  struct Slot: Sendable {
    /// The index of the column's cells in a row.
    let index: Int
    let column: TableColumn
    var width: Int
    let content: Content
  }

  enum Content: Sendable {
    case texts
    /// Only dashes.
    case nothing
  }

  let slots: [Slot]
  /// The indices of columns that are shown below their rows.
  let below: [Int]
  /// The columns that do not fit, in the order of the table.
  let dropped: [TableColumn]
  /// Those that do not fit either, and have only dashes.
  let droppedEmpty: [TableColumn]

  static let gap = 2
  /// Below this width, a table that does not fit becomes a list.
  static let narrowestTable = 40

  /// nil if the required columns do not fit.
  init?(of table: Table, width: Int?) {
    let natural = TableLayout.naturalSlots(of: table)
    var slots = natural
    var below: [Int] = []
    if let width, TableLayout.total(slots.map(\.width)) + table.indent > width {
      guard width >= TableLayout.narrowestTable else { return nil }
      let available = width - table.indent
      slots = TableLayout.withoutEmpty(natural, available: available)
      let movable = natural.filter { $0.column.presence == .below }
      if !movable.isEmpty, TableLayout.total(slots.map(\.width)) > available {
        below = movable.map(\.index)
        // What goes below its row leaves room for columns of dashes.
        slots = TableLayout.withoutEmpty(
          natural.filter { $0.column.presence != .below }, available: available)
      }
      while TableLayout.total(slots.map(\.least)) > available {
        guard let last = TableLayout.leastWanted(of: slots, where: { _ in true }) else {
          return nil
        }
        slots.remove(at: last)
      }
      slots = TableLayout.fitted(slots, available: available)
    }
    self.slots = slots
    self.below = below
    let shown = Set(slots.map(\.index) + below)
    let left = natural.filter { !shown.contains($0.index) }
    dropped = left.filter { $0.content == .texts }.map(\.column)
    droppedEmpty = left.filter { $0.content == .nothing }.map(\.column)
  }

  /// Leaves out columns of dashes, one by one, until the others fit or no such column is left.
  private static func withoutEmpty(_ slots: [Slot], available: Int) -> [Slot] {
    var slots = slots
    while total(slots.map(\.width)) > available,
      let empty = leastWanted(of: slots, where: { $0.content == .nothing })
    {
      slots.remove(at: empty)
    }
    return slots
  }

  /// The last column of the lowest priority that can be left out and for which `holds` is true.
  private static func leastWanted(of slots: [Slot], where holds: (Slot) -> Bool) -> Int? {
    slots.indices.reversed()
      .filter { slots[$0].column.presence != .required && holds(slots[$0]) }
      .min { slots[$0].column.priority < slots[$1].column.priority }
  }

  private static func naturalSlots(of table: Table) -> [Slot] {
    table.columns.enumerated().map { index, column in
      let texts = table.sections.lazy.flatMap(\.rows).map { $0[index].longest }
      let title = table.header == .shown ? column.title.displayWidth : 0
      let content: Content = texts.allSatisfy { $0 == "–" || $0.isEmpty } ? .nothing : .texts
      return Slot(
        index: index, column: column,
        width: texts.reduce(title) { max($0, $1.displayWidth) }, content: content)
    }
  }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(widths.count - 1, 0)
  }

  /// Starts with the minimum widths and distributes the remaining width by priority, equally among equals.
  private static func fitted(_ slots: [Slot], available: Int) -> [Slot] {
    var fitted = slots
    for index in fitted.indices { fitted[index].width = slots[index].least }
    var left = available - total(fitted.map(\.width))
    for priority in Set(slots.map(\.column.priority)).sorted(by: >) {
      let equals = slots.indices.filter { slots[$0].column.priority == priority }
      while left > 0,
        let narrowest = equals.filter({ fitted[$0].width < slots[$0].width })
          .min(by: { fitted[$0].width < fitted[$1].width })
      {
        fitted[narrowest].width += 1
        left -= 1
      }
    }
    return fitted
  }
}

extension TableLayout.Slot {
  fileprivate var least: Int {
    column.fitting == .whole ? width : min(width, max(column.minimum, 1))
  }
}
