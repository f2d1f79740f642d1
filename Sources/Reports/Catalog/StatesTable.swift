import UntangleSourceFiles
import UntangleStateSpaces

/// One row for each state that the variables can represent: those that are reached with a shortest
/// way there, then the others.
struct StatesTable: Reporter {
  let format = StatesFormat.table

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    guard !report.entries.isEmpty else { return Array("no state to show\n".utf8) }
    let blocks = report.entries.map { lines(of: $0, width: page.width) }
    return bytes(of: Array(blocks.joined(separator: [""])))
  }

  private func lines(of entry: StatesReport.Entry, width: Int?) -> [String] {
    switch entry.count {
    case .counted(let space):
      return Chapter(
        entry.title, explanation: entry.summary(of: space), table: space.table(width: width)
      )
      .lines(width: width) + notes(on: space, width: width)
        + (space.reading == .cut ? [""] + effortHint(entry).wrapped(to: width) : [])
    case .tooLarge:
      let text =
        "\(counted(entry.variables.count, "variable")) with too many states to count: "
        + entry.variables.map(\.name.visible).joined(separator: ", ")
      return Chapter(entry.title, explanation: nil, table: Table(columns: [], rows: []))
        .lines(width: width).dropLast() + text.wrapped(to: width) + effortHint(entry).wrapped(to: width)
    }
  }

  /// What looking longer would add.
  private func effortHint(_ entry: StatesReport.Entry) -> String {
    "'untangle states --type \(entry.type.visible) --effort 10' looks ten times longer"
  }

  private func notes(on space: StateSpace, width: Int?) -> [String] {
    guard !space.assumptions.isEmpty else { return [] }
    let items = space.assumptions.prefix(assumptionLimit).map { "- \($0.line.visible)" }
    let hidden = space.assumptions.count - items.count
    let more = hidden > 0 ? ["- and \(counted(hidden, "more assumption"))"] : []
    return ["", "assumed:"] + (items + more).flatMap { $0.wrapped(to: width, hanging: "  ") }
  }
}

/// More than these nobody reads; json has all.
private let assumptionLimit = 10

extension StatesReport.Entry {
  /// `WorkoutController (A.swift:5), group 2`.
  fileprivate var title: String {
    let place = "\(type.visible) (\(location.path.visiblePath):\(location.line))"
    return place + (group.map { ", group \($0)" } ?? "")
  }

  fileprivate func summary(of space: StateSpace) -> String {
    let surplus = space.hasSurplus ? "; \(points(space.surplusBits)) surplus bits" : ""
    let rest =
      space.representable > StateRow.fullTableLimit && space.hasSurplus
      ? "; only \(space.states.count == 1 ? "that one is" : "those are") shown" : ""
    let most = StatesJSON().mostStates(of: space)
    let inJSON = space.states.count > most ? grouped(most) : "all"
    let first =
      space.states.count > StateRow.limit
      ? "; the first \(grouped(StateRow.limit)) are shown, json has \(inJSON)" : rest
    return space.reachedText + surplus + first
  }
}

extension StateSpace {
  /// With a column for each variable, or where those have no room, with what is on in each state.
  fileprivate func table(width: Int?) -> Table {
    let rows = rows
    let full = Table(
      columns: variables.map {
        TableColumn($0.name.visible, fitting: .shortenedAtEnd, minimum: 8, priority: 2)
      } + [.way],
      rows: rows.map { row in texts(of: row.values).map { TableCell($0) } + [TableCell(row.way)] })
    if TableLayout(of: full, width: Page(width: width).width) != nil { return full }
    return Table(
      columns: [TableColumn("state", fitting: .wrapped, minimum: 12, priority: 1), .way],
      rows: rows.map { [TableCell(label(of: $0.values)), TableCell($0.way)] })
  }

  private func texts(of values: [Int]) -> [String] {
    zip(variables, values).map { $0.domain.values[$1] }
  }
}

extension TableColumn {
  /// Has the last word on a state, so it keeps more room than the values.
  fileprivate static var way: TableColumn {
    TableColumn("shortest way there", fitting: .wrapped, minimum: 24, priority: 1)
  }
}
