import UntangleSourceFiles
import UntangleStateSpaces

/// For people: the code to write, then the replacement of each write and each condition.
struct SuggestionTable: Reporter {
  let format = SuggestionFormat.table

  func text(of report: SuggestionReport, on page: Page) -> [UInt8] {
    guard !report.entries.isEmpty else { return Array("nothing to suggest\n".utf8) }
    return bytes(
      of: Array(report.flatEntries.map { lines(of: $0, on: page) }.joined(separator: [""])))
  }

  private func lines(of entry: SuggestionReport.Entry, on page: Page) -> [String] {
    let width = page.width
    let start = PlaceLink(
      "\(entry.location.path.visiblePath):\(entry.location.line)", to: entry.location)
    let title = "\(entry.type.visible) (\(start.text))"
    let summary = [entry.countText, entry.answerText.visible].compactMap(\.self).joined(separator: ": ")
    var blocks = [
      Chapter(title, at: start, table: Table(columns: [], rows: []))
        .lines(on: Page(width: width, look: page.look)).dropLast()
        + summary.wrapped(to: width)
    ]
    blocks += ([entry.declaration] + entry.shims).map { $0.map { "  \($0.visible)" } }
    blocks.append(caseTable(entry.cases).lines(width: width))
    blocks += entry.writes.map { change($0, page.look) }
    var conditions = conditionTable(entry.reads)
    conditions.look = page.look
    blocks.append(conditions.lines(width: width))
    blocks.append(list("stays by hand:", entry.remainders, on: page))
    blocks.append(list("fits in, too, by hand:", entry.fits, on: page))
    if !entry.fuller.isEmpty {
      blocks += [["with what fits:"], entry.fuller.map { "  \($0.visible)" }]
    }
    if !entry.assumptions.isEmpty {
      blocks.append(
        ["assumed:"] + entry.assumptions.flatMap { "- \($0.visible)".wrapped(to: width, hanging: "  ") })
    }
    blocks.append(entry.nextStep.map { $0.visible.wrapped(to: width) } ?? [])
    blocks += entry.cleared.map { self.blocks(of: $0, entry, on: page) } ?? []
    blocks.append(entry.questions.lines(forType: entry.type, width: width))
    blocks +=
      entry.confirmed.map { confirmed in
        ["\(entry.confirmedText ?? ""):".visible.wrapped(to: width)]
          + self.blocks(of: confirmed.proposal, on: page)
      } ?? []
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Empty without items.
  private func list(_ title: String, _ items: [SuggestionReport.Remainder], on page: Page) -> [String] {
    guard !items.isEmpty else { return [] }
    return [title]
      + items.flatMap { item in
        "- \(place(item.location)): \(item.reason.visible)".wrapped(to: page.width, hanging: "  ")
          .linking([PlaceLink(place(item.location), to: item.location)], page.look)
      }
  }

  /// What a few more clears would make of the variables.
  private func blocks(
    of cleared: SuggestionReport.Cleared, _ entry: SuggestionReport.Entry, on page: Page
  ) -> [[String]] {
    let head = "\(entry.clearedText ?? ""):".wrapped(to: page.width)
    let items = cleared.clears.flatMap { clear in
      "- \(place(clear.location)): \(clear.text.visible)".wrapped(to: page.width, hanging: "  ")
        .linking([PlaceLink(place(clear.location), to: clear.location)], page.look)
    }
    let then = "then it is \(cleared.proposal.answer.text(for: entry).visible):".wrapped(to: page.width)
    return [head + items, then] + blocks(of: cleared.proposal, on: page)
  }

  private func blocks(of proposal: SuggestionReport.Proposal, on page: Page) -> [[String]] {
    ([proposal.declaration] + proposal.shims).map { $0.map { "  \($0.visible)" } }
      + [caseTable(proposal.cases).lines(width: page.width)]
  }

  private func place(_ location: Location) -> String {
    "\(location.path.visiblePath):\(location.line):\(location.column)"
  }

  private func caseTable(_ cases: [SuggestionReport.Case]) -> Table {
    Table(
      columns: [
        TableColumn("case", fitting: .shortenedAtEnd, minimum: 8, priority: 2),
        TableColumn("what is set", fitting: .wrapped, minimum: 12, priority: 1),
        TableColumn("shortest way there", fitting: .wrapped, minimum: 16, priority: 1),
      ],
      rows: cases.map { state in
        [
          TableCell(".\(state.name)"),
          TableCell(state.values.isEmpty ? "nothing" : state.values.joined(separator: ", ")),
          TableCell(state.witness.isEmpty ? "at the start" : state.witness.joined(separator: ", ")),
        ]
      })
  }

  /// A change in the style of a diff; each side may have several lines.
  private func change(_ change: SuggestionReport.Change, _ look: Page.Look) -> [String] {
    ["\(look.link(place(change.location), to: change.location)):"] + change.old.map { "  - \($0.visible)" }
      + change.new.map { "  + \($0.visible)" }
  }

  private func conditionTable(_ changes: [SuggestionReport.Change]) -> Table {
    Table(
      columns: [
        TableColumn("line", fitting: .shortenedAsPath, minimum: 8, priority: 1),
        TableColumn("condition", fitting: .wrapped, minimum: 16, priority: 2),
        TableColumn("becomes", fitting: .wrapped, minimum: 16, priority: 2),
      ],
      rows: changes.map { change in
        [
          .place(change.location),
          TableCell(change.old.inOneLine.visible), TableCell(change.new.inOneLine.visible),
        ]
      })
  }
}

extension [String] {
  /// The code joined to one line: `switch state { case .idle: state = .loading … }`.
  fileprivate var inOneLine: String {
    map { line in line.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
  }
}
