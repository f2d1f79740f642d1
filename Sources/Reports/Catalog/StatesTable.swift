import UntangleSourceFiles
import UntangleStateSpaces

/// One row for each state that the variables can represent: those that are reached with a shortest
/// way there, then the others.
struct StatesTable: Reporter {
  let format = StatesFormat.table

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    guard !report.entries.isEmpty || !report.machines.isEmpty else {
      return Array("no state to show\n".utf8)
    }
    let blocks =
      (report.tangled + report.entries).map { lines(of: $0, report.rows, width: page.width) }
      + report.machines.map { $0.lines(report.rows, width: page.width) }
    return bytes(of: Array(blocks.joined(separator: [""])))
  }

  private func lines(
    of entry: StatesReport.Entry, _ choice: StatesReport.Rows, width: Int?
  ) -> [String] {
    switch entry.count {
    case .counted(let space):
      let limit = choice == .few ? StateRow.limit : .max
      let rows = space.rows(entry.meanings, atMost: limit)
      return Chapter(
        entry.title, explanation: entry.summary(of: space, showing: rows.count),
        table: space.table(of: rows, entry.recorded, width: width)
      )
      .lines(on: Page(width: width)) + entry.recordedLines(of: space, width: width)
        + entry.questionLines(width: width) + space.assumptionLines(width: width)
        + (space.reading == .cut ? [""] + effortHint(entry).wrapped(to: width) : [])
    case .tooLarge:
      let rest = entry.variables.count - Self.mostNames
      let names = entry.variables.prefix(Self.mostNames).map(\.name.visible).joined(separator: ", ")
      let text =
        "\(counted(entry.variables.count, "variable")) with too many states to count: "
        + names + (rest > 0 ? " and \(grouped(rest)) more" : "")
      let hints = (rest > 0 ? [groupsHint(entry)] : []) + [effortHint(entry)]
      return Chapter(entry.title, explanation: nil, table: Table(columns: [], rows: []))
        .lines(on: Page(width: width)).dropLast() + text.wrapped(to: width)
        + hints.flatMap { $0.wrapped(to: width) }
    }
  }

  /// Of a type that is too large to be counted.
  private static let mostNames = 12

  /// All variables of a large type are seldom one machine.
  private func groupsHint(_ entry: StatesReport.Entry) -> String {
    "'untangle states \(entry.location.path.shellWord)' shows the variables that belong together"
  }

  /// What looking longer would add.
  private func effortHint(_ entry: StatesReport.Entry) -> String {
    "'untangle states --type \(entry.type.visible) --effort 10' looks ten times longer"
  }
}

/// More than these nobody reads; json has all.
private let assumptionLimit = 10

extension StateSpace {
  /// What had to be assumed, below an empty line; none where nothing was.
  func assumptionLines(width: Int?) -> [String] {
    guard !assumptions.isEmpty else { return [] }
    let items = assumptions.prefix(assumptionLimit).map { "- \($0.line.visible)" }
    let hidden = assumptions.count - items.count
    let more = hidden > 0 ? ["- and \(counted(hidden, "more assumption"))"] : []
    return ["", "assumed:"] + (items + more).flatMap { $0.wrapped(to: width, hanging: "  ") }
  }
}

extension StatesReport.Entry {
  /// `WorkoutController (A.swift:5), group 2`.
  fileprivate var title: String {
    let place = "\(type.visible) (\(location.path.visiblePath):\(location.line))"
    return place + (group.map { ", group \($0)" } ?? "")
  }

  fileprivate func summary(of space: StateSpace, showing rowCount: Int) -> String {
    let surplus = space.hasSurplus ? "; \(points(space.surplusBits)) surplus bits" : ""
    let possible = meanings.count { $0 == .possible }
    let meant = possible > 0 ? "; \(grouped(meanings.count { $0 == .meant })) seem to be meant" : ""
    let invalid = meanings.count { $0 == .invalid }
    let forbidden = invalid > 0 ? "; \(grouped(invalid)) \(invalid == 1 ? "is" : "are") invalid" : ""
    return space.reachedText + recordedText + forbidden + meant + surplus + shownText(of: space, rowCount)
  }

  private func shownText(of space: StateSpace, _ rowCount: Int) -> String {
    let all =
      space.representable <= StateRow.fullTableLimit ? space.representable : space.states.count
    if rowCount < all { return "; \(grouped(rowCount)) of \(grouped(all)) are shown, '--all-rows' shows all" }
    guard all < space.representable, space.hasSurplus else { return "" }
    return "; only \(space.states.count == 1 ? "that one is" : "those are") shown"
  }

  /// What somebody who knows is asked, with what to write where it is so.
  fileprivate func questionLines(width: Int?) -> [String] {
    guard !questions.isEmpty, case .counted(let space) = count else { return [] }
    return [""] + questions.lines(of: space.states.count, forType: type, width: width)
  }
}

extension [StateQuestion] {
  /// All questions, and below them what to write.
  func lines(of reached: Int, forType type: String, width: Int?) -> [String] {
    guard !isEmpty else { return [] }
    let asked = flatMap { question in
      ["- \(question.title(of: reached).visible)"] + question.reasons.map { "  \($0.visible)" }
    }
    return ["is this meant?"] + asked.flatMap { $0.wrapped(to: width, hanging: "  ") }
      + ["", "if so, in .lintrc.yml, or with '--type \(type.visible) --assume':", ""]
      + configuration(forType: type).map { "  \($0.visible)" }
  }
}

extension StateSpace {
  /// With a column for each variable, or where those have no room, with what is on in each state.
  fileprivate func table(of rows: [StateRow], _ recorded: RecordedCoverage?, width: Int?) -> Table {
    let isMixed = rows.contains { $0.meaning == .possible || $0.meaning == .invalid }
    let seen = recorded.map { Set($0.seen) }
    func ending(_ row: StateRow) -> [TableCell] {
      let tests = seen.map { seen in [TableCell(row.place.map { seen.contains($0) ? "yes" : "no" } ?? "")] }
      return (isMixed ? [TableCell(row.meaning?.rawValue ?? "")] : []) + (tests ?? []) + [TableCell(row.way)]
    }
    let last = (isMixed ? [TableColumn.meaning] : []) + (seen == nil ? [] : [.tests]) + [.way]
    let full = Table(
      columns: variables.map {
        TableColumn($0.name.visible, fitting: .shortenedAtEnd, minimum: 8, priority: 2)
      } + last,
      rows: rows.map { row in texts(of: row.values).map { TableCell($0) } + ending(row) })
    if TableLayout(of: full, width: Page(width: width).width) != nil { return full }
    return Table(
      columns: [TableColumn("state", fitting: .wrapped, minimum: 12, priority: 1)] + last,
      rows: rows.map { [TableCell(label(of: $0.values))] + ending($0) })
  }

  private func texts(of values: [Int]) -> [String] {
    zip(variables, values).map { $0.domain.values[$1] }
  }
}

extension TableColumn {
  fileprivate static var meaning: TableColumn {
    TableColumn("meaning", fitting: .shortenedAtEnd, minimum: 8, priority: 2)
  }

  /// Whether a test was in the state.
  fileprivate static var tests: TableColumn {
    TableColumn("in tests", fitting: .shortenedAtEnd, minimum: 8, priority: 2)
  }

  /// Has the last word on a state, so it keeps more room than the values.
  fileprivate static var way: TableColumn {
    TableColumn("shortest way there", fitting: .wrapped, minimum: 24, priority: 1)
  }
}
