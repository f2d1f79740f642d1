import UntangleScores
import UntangleSourceFiles

extension Chapter {
  static func types(_ scores: [TypeScore], _ churn: Churn, top: Int?) -> Chapter {
    let changes = churn.counts
    let ranked = scores.sorted { left, right in
      left.score == right.score
        ? (left.location, left.type) < (right.location, right.type) : left.score > right.score
    }
    return Chapter(
      "Most tangled types",
      explanation: pointsAddUp + (changes.map { " " + $0.explanation } ?? ""),
      columns: [
        TableColumn("type", fitting: .wrapped, minimum: 20, priority: 8),
        .number("score", priority: 9),
      ] + (changes == nil ? [] : changeColumns) + componentColumns + [place],
      rows: ranked.map { score in
        let head = [TableCell(score.type), TableCell(points(score.score))] + cells(of: score, changes)
        return head + cells(of: score.components) + [.place(score.location)]
      },
      top: top)
  }

  static func files(_ scores: [FileScore], top: Int?) -> Chapter {
    let ranked = scores.sorted { left, right in
      left.score == right.score ? left.path < right.path : left.score > right.score
    }
    return Chapter(
      "Most tangled files",
      explanation: "The points of all that stands in a file, in a type or outside.",
      columns: [
        TableColumn("file", fitting: .wrapped, minimum: 24, priority: 8),
        .number("score", priority: 9),
      ] + componentColumns + [place],
      rows: ranked.map { score in
        let name = score.path.split(separator: "/").last.map(String.init) ?? score.path
        return [TableCell(name), TableCell(points(score.score))] + cells(of: score.components)
          + [.files([score.path])]
      },
      top: top)
  }

  private static let pointsAddUp =
    "The components add up to the score: bits that no reached state needs, bodies that write the flags,"
    + " conditions that combine them, setters open to others, swallowed enum cases, inline string keys."

  private static let changeColumns: [TableColumn] = [
    .number("commits", priority: 8), .number("authors", priority: 7, presence: .dispensable),
  ]

  /// Empty if the churn was not requested or is unknown.
  private static func cells(of score: TypeScore, _ changes: ChangeCounts?) -> [TableCell] {
    guard let changes else { return [] }
    let count = changes.types[TypeIdentity(name: score.type, location: score.location)]
    return [count?.commits ?? 0, count?.authors ?? 0].map { TableCell(orDash($0)) }
  }

  private static let place = TableColumn(
    "place", priority: 7, presence: .below)

  /// If the table is too narrow, the last kinds are dropped first.
  private static let componentColumns = ScoreComponentKind.allCases.enumerated().map {
    index, kind in
    TableColumn.number(kind.title, priority: 6 - index, presence: .dispensable)
  }

  private static func cells(of components: [ScoreComponent]) -> [TableCell] {
    ScoreComponentKind.allCases.map { kind in
      let points = components.filter { $0.kind == kind }.reduce(0) { $0 + $1.points }
      return TableCell(orDash(points))
    }
  }
}

extension ScoreComponentKind {
  /// A single word for the title of a narrow column.
  fileprivate var title: String {
    switch self {
    case .surplusBits: "bits"
    case .writers: "writers"
    case .combinedConditions: "conditions"
    case .openSetters: "setters"
    case .swallowedCases: "swallowed"
    case .inlineKeys: "keys"
    }
  }
}
