import UntangleSourceFiles
import UntangleStateSpaces

/// One row for each state that the variables can represent, with the shortest way there.
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
      return Chapter(entry.title, explanation: entry.summary(of: space), table: space.table)
        .lines(width: width) + notes(on: space, width: width)
    case .tooLarge:
      let text =
        "\(counted(entry.variables.count, "variable")) with too many states to count: "
        + entry.variables.map(\.name.visible).joined(separator: ", ")
      return Chapter(entry.title, explanation: nil, table: Table(columns: [], rows: []))
        .lines(width: width).dropLast() + text.wrapped(to: width)
    }
  }

  private func notes(on space: StateSpace, width: Int?) -> [String] {
    guard !space.assumptions.isEmpty else { return [] }
    let items = space.assumptions.prefix(assumptionLimit).map { "- \($0.line.visible)" }
    let hidden = space.assumptions.count - items.count
    let more = hidden > 0 ? ["and \(counted(hidden, "more assumption"))"] : []
    return ["", "assumed:"] + (items + more).flatMap { $0.wrapped(to: width, hanging: "  ") }
  }
}

/// More rows than these are shown only where they are reached.
private let fullTableLimit = 64
/// More of them than this nobody reads; json has all.
private let assumptionLimit = 10

extension StatesReport.Entry {
  /// `WorkoutController (A.swift:5), group 2`.
  fileprivate var title: String {
    let place = "\(type.visible) (\(location.path.visiblePath):\(location.line))"
    return place + (group.map { ", group \($0)" } ?? "")
  }

  fileprivate func summary(of space: StateSpace) -> String {
    let reached = "\(grouped(space.states.count)) of \(grouped(space.representable)) states are reached"
    let surplus =
      space.states.count < space.representable ? "; \(points(space.surplusBits)) surplus bits" : ""
    let rest =
      space.representable > fullTableLimit && space.states.count < space.representable
      ? "; only those are shown" : ""
    return reached + surplus + rest
  }
}

extension StateSpace {
  fileprivate var table: Table {
    let columns =
      variables.map { TableColumn($0.name.visible, fitting: .shortenedAtEnd, minimum: 5, priority: 2) }
      + [TableColumn("shortest way there", fitting: .wrapped, minimum: 16, priority: 1)]
    return Table(columns: columns, rows: representable > fullTableLimit ? reachedRows : allRows)
  }

  private var reachedRows: [[TableCell]] { states.map { row($0.values, $0) } }

  private var allRows: [[TableCell]] {
    let reached = Dictionary(states.map { ($0.values, $0) }, uniquingKeysWith: { first, _ in first })
    let all = variables.reduce([[]]) { rows, variable in
      rows.flatMap { row in (0..<variable.valueCount).map { row + [$0] } }
    }
    return all.map { row($0, reached[$0]) }
  }

  private func row(_ values: [Int], _ state: State?) -> [TableCell] {
    let texts = zip(variables, values).map { TableCell($0.domain.values[$1].visible) }
    return texts + [TableCell(state.map(way) ?? "–")]
  }

  private func way(to state: State) -> String {
    state.witness.isEmpty ? "at the start" : state.witness.map(\.visible).joined(separator: ", ")
  }
}
