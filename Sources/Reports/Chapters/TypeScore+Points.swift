package import UntangleScores
import UntangleSourceFiles

extension AuditReport {
  /// The types of that name that have points: the full dotted name, or its last part.
  package func scores(ofTypesNamed name: String) -> [TypeScore] {
    scores.types.filter { $0.type == name || $0.type.hasSuffix("." + name) }
  }
}

/// What makes up the points of some types, for people.
package func pointsText(of scores: [TypeScore], on page: Page) -> [UInt8] {
  scores.map { $0.chapter(top: page.top) }.text(on: page)
}

extension TypeScore {
  /// A row for each place, by component; what stands there, and where.
  fileprivate func chapter(top: Int?) -> Chapter {
    Chapter(
      "\(type.visible): \(points(score)) points",
      explanation: "What gives them, and where; 'untangle rules score' has the formula.",
      columns: [
        TableColumn("component", priority: 4), .number("points", priority: 3),
        TableColumn("member", fitting: .wrapped, minimum: 10, priority: 2),
        TableColumn("place", priority: 1, presence: .below),
      ],
      rows: components.filter { $0.points > 0 }.flatMap(\.rows), top: top)
  }
}

extension ScoreComponent {
  fileprivate var rows: [[TableCell]] {
    places.enumerated().map { index, place in
      [
        TableCell(index == 0 ? kind.rawValue : ""),
        TableCell(index == 0 ? UntangleReports.points(points) : ""),
        TableCell((members[place] ?? "").visible), .place(place),
      ]
    }
  }
}
