import UntangleFindings
import UntangleSourceFiles

extension Chapter {
  static func trend(_ points: [HistoryPoint], _ reach: HistoryReach) -> Chapter {
    Chapter(
      "Trend",
      explanation: "The sources at commits of the branch, all judged by the configuration of today."
        + (reach == .shallow ? " The clone is shallow: what was before its first commit is not known." : ""),
      columns: [
        TableColumn("day", priority: 9), TableColumn("commit", priority: 2, presence: .dispensable),
        .number("score", priority: 9), .number("tangled types", priority: 3, presence: .dispensable),
        .number("findings", priority: 8), .number("flags", priority: 7), .number("defaults", priority: 6),
        .number("keys", priority: 6), .number("files", priority: 1, presence: .dispensable),
        .number("lines", priority: 5, presence: .dispensable),
      ],
      rows: points.map(\.cells))
  }
}

extension HistoryFigures {
  /// The number of findings of all rules.
  package var findingCount: Int { findings.values.reduce(0, +) }
}

extension HistoryPoint {
  /// The first ten digits, which are unique in nearly all repositories.
  fileprivate var shortCommit: String { commit.map { String($0.prefix(10)) } ?? "not committed" }

  fileprivate var cells: [TableCell] {
    let counts = [
      figures.tangledTypes, figures.findingCount, figures.flags, figures.enumDefaults, figures.keys,
      figures.files, figures.lines,
    ]
    let texts = [day.isoText, shortCommit, points(figures.score)] + counts.map { orDash($0) }
    return texts.map { TableCell($0) }
  }
}
