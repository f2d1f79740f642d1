import UntangleStateSpaces

/// A table; the cells must be Markdown already.
func markdownTable(_ titles: [String], _ rows: [[String]]) -> [String] {
  let head = "| " + titles.joined(separator: " | ") + " |"
  let line = "| " + titles.map { _ in "---" }.joined(separator: " | ") + " |"
  return [head, line] + rows.map { markdownRow($0) }
}

/// A row; the cells must be Markdown already.
func markdownRow(_ cells: [String]) -> String {
  "| " + cells.map(\.inMarkdownTable).joined(separator: " | ") + " |"
}

extension StatesReport.Entry {
  /// All states with their shortest paths, unreachable ones last; empty if the states were not counted.
  var markdownLines: [String] {
    guard case .counted(let space) = count else { return [] }
    let titles = space.variables.map { $0.name.markdownCode } + ["shortest way there"]
    let rows = space.rows([], atMost: 1_000).map { row in
      zip(space.variables, row.values).map { $0.domain.values[$1].markdownCode } + [row.way.markdown]
    }
    return markdownTable(titles, rows)
  }
}
