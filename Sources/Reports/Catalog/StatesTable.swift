import UntangleSourceFiles
import UntangleStateSpaces

/// One row for each combination of values: first the reached states with a shortest path, then the others.
struct StatesTable: Reporter {
  let format = StatesFormat.table

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    guard !report.entries.isEmpty || !report.machines.isEmpty else {
      return Array("no state to show\n".utf8)
    }
    let blocks =
      (report.tangled + report.entries).map {
        lines(of: $0, report.rows, on: page) + stepLines(of: $0, report, on: page)
      }
      + report.machines.map { $0.lines(report.rows, on: page) }
    return bytes(of: Array(blocks.joined(separator: [""])))
  }

  private func lines(
    of entry: StatesReport.Entry, _ choice: StatesReport.Rows, on page: Page
  ) -> [String] {
    let width = page.width
    let titled = Page(width: width, look: page.look)
    switch entry.count {
    case .counted(let space):
      let limit = choice == .few ? StateRow.limit : .max
      let rows = space.rows(entry.meanings, atMost: limit)
      return Chapter(
        entry.title, at: entry.place, explanation: entry.summary(of: space, showing: rows.count),
        table: space.table(of: rows, entry.recorded, forbidding: entry.forbidden, width: width)
      )
      .lines(on: titled) + entry.recordedLines(of: space, width: width)
        + entry.questionLines(width: width) + space.assumptionLines(width: width)
        + (space.reading == .cut ? [""] + effortHint(entry).wrapped(to: width) : [])
    case .tooLarge:
      let rest = entry.variables.count - Self.mostNames
      let names = entry.variables.prefix(Self.mostNames).map(\.name.visible).joined(separator: ", ")
      let text =
        "\(counted(entry.variables.count, "variable")) with too many states to count: "
        + names + (rest > 0 ? " and \(grouped(rest)) more" : "")
      let hints = (rest > 0 ? [groupsHint(entry)] : []) + [effortHint(entry)]
      return Chapter(entry.title, at: entry.place, table: Table(columns: [], rows: []))
        .lines(on: titled).dropLast() + text.wrapped(to: width)
        + hints.flatMap { $0.wrapped(to: width) }
    }
  }

  /// The table of methods, below an empty line; none where nobody asked for it.
  private func stepLines(of entry: StatesReport.Entry, _ report: StatesReport, on page: Page) -> [String] {
    guard report.steps == .byMethod, case .counted(let space) = entry.count else { return [] }
    guard space.transitions != nil else { return ["", "too many transitions to list"] }
    let limit = report.rows == .few ? StateRow.limit : .max
    let (table, hidden) = space.methodTable(atMost: limit)
    guard table.sections.contains(where: { !$0.rows.isEmpty }) else {
      return ["", "no method changes the state"]
    }
    let rest = hidden > 0 ? ["", "\(counted(hidden, "more row")): '--all-rows' shows all"] : []
    return [""] + table.lines(width: page.width) + rest
  }

  /// The maximum number of listed variables of a type that is too large to count.
  private static let mostNames = 12

  /// A hint to the groups: all variables of a large type rarely form one state machine.
  private func groupsHint(_ entry: StatesReport.Entry) -> String {
    "'untangle states \(entry.location.path.shellWord)' shows the variables that belong together"
  }

  /// A hint to `--effort`.
  private func effortHint(_ entry: StatesReport.Entry) -> String {
    "'untangle states --type \(entry.type.visible) --effort 10' looks ten times longer"
  }
}

/// The maximum number of listed assumptions; JSON has all.
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
  /// Such as `WorkoutController (A.swift:5), group 2`.
  fileprivate var title: String {
    let place = "\(type.visible) (\(location.path.visiblePath):\(location.line))"
    return place + (group.map { ", group \($0)" } ?? "")
  }

  fileprivate var place: PlaceLink {
    PlaceLink("\(location.path.visiblePath):\(location.line)", to: location)
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

  /// The questions to the user, with the configuration lines for the answer.
  fileprivate func questionLines(width: Int?) -> [String] {
    guard !questions.isEmpty, case .counted = count else { return [] }
    return [""] + questions.lines(forType: type, width: width)
  }
}

extension [StateQuestion] {
  /// All questions, followed by the configuration lines.
  func lines(forType type: String, width: Int?) -> [String] {
    guard !isEmpty else { return [] }
    let asked = flatMap { question in
      ["- \(question.title.visible)"] + question.reasons.map { "  \($0.visible)" }
    }
    return ["is this meant?"] + asked.flatMap { $0.wrapped(to: width, hanging: "  ") }
      + ["", "if so, in .lintrc.yml, or with '--type \(type.visible) --assume':", ""]
      + configuration(forType: type).map { "  \($0.visible)" }
  }
}

extension StateSpace {
  /// A column for each variable; if they do not fit, one column with the variables that are set in each
  /// state.
  ///
  /// With invariants, each combination is valid or invalid, reached or not.
  fileprivate func table(
    of rows: [StateRow], _ recorded: RecordedCoverage?, forbidding forbidden: Set<[Int]>?, width: Int?
  ) -> Table {
    let isMixed =
      rows.contains { $0.meaning == .possible }
      || forbidden == nil && rows.contains { $0.meaning == .invalid }
    let seen = recorded.map { Set($0.seen) }
    func ending(_ row: StateRow) -> [TableCell] {
      let validity = forbidden.map { [TableCell($0.contains(row.values) ? "invalid" : "valid")] } ?? []
      let tests = seen.map { seen in [TableCell(row.place.map { seen.contains($0) ? "yes" : "no" } ?? "")] }
      let meaning = isMixed ? [TableCell(row.meaning?.rawValue ?? "")] : []
      return validity + meaning + (tests ?? []) + [TableCell(row.way)]
    }
    let last =
      (forbidden == nil ? [] : [TableColumn.validity]) + (isMixed ? [TableColumn.meaning] : [])
      + (seen == nil ? [] : [.tests]) + [.way]
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

  fileprivate static var validity: TableColumn {
    TableColumn("invariants", fitting: .shortenedAtEnd, minimum: 7, priority: 2)
  }

  /// Whether a test was in the state.
  fileprivate static var tests: TableColumn {
    TableColumn("in tests", fitting: .shortenedAtEnd, minimum: 8, priority: 2)
  }

  /// Keeps a larger minimum width than the columns of values.
  fileprivate static var way: TableColumn {
    TableColumn("shortest way there", fitting: .wrapped, minimum: 24, priority: 1)
  }
}
