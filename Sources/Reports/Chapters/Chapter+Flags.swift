import UntangleFindings
import UntangleSourceFiles

extension Chapter {
  /// The most frequent names of flags.
  static func flagNames(_ flags: [BoolVariableEntry], on page: Page) -> Chapter {
    let tallies = flags.tallied(by: \.name)
    let names = counted(tallies.count, "name")
    return Chapter(
      "How often exactly?",
      explanation:
        "\(counted(flags.count, "stored Bool variable")) under \(names), the most frequent"
        + " names first, with the first places of each.",
      columns: [
        TableColumn("flag", fitting: .wrapped, minimum: 12, priority: 2),
        .number("count", priority: 3),
        .number("optional", priority: 1, presence: .dispensable),
        TableColumn("places", priority: 1, presence: .below),
      ],
      rows: tallies.map { tally in
        [
          TableCell(tally.name), TableCell(grouped(tally.count)),
          TableCell(orDash(tally.entries.count { $0.optionality == .optional })),
          .places(tally.entries.map(\.location), atMost: page.placesPerRow),
        ]
      },
      top: page.top)
  }

  /// The types that stand for a Bool or have one in them.
  static func lookAlikes(_ flags: [LookAlikeEntry], on page: Page) -> Chapter {
    Chapter(
      "Look-alikes of Bool",
      explanation: "They are not among the Bool variables: each holds a Bool under the name of another type.",
      columns: [
        TableColumn("type", fitting: .shortenedAtEnd, minimum: 8, priority: 3), .number("count", priority: 3),
        TableColumn("places", priority: 1, presence: .below),
      ],
      rows: flags.tallied(by: \.holder).map { tally in
        [
          TableCell(tally.name), TableCell(grouped(tally.count)),
          .places(tally.entries.map(\.location), atMost: page.placesPerRow),
        ]
      },
      top: page.top)
  }

  /// The flags by their other properties.
  static func flagKinds(_ flags: [BoolVariableEntry]) -> Chapter {
    let wrapped = flags.flatMap { flag in
      (flag.wrappers.isEmpty ? ["none"] : flag.wrappers.map { "@" + $0 }).map { ($0, flag) }
    }
    let rows = [
      rows("scope", flags.tallied(by: \.scope.rawValue), of: flags.count),
      rows("type known from", flags.tallied(by: \.typing.rawValue), of: flags.count),
      rows("wrapper", wrapped.tallied(by: \.0), of: flags.count),
      rows("setter", flags.tallied(by: \.setter), of: flags.count),
      rows(
        "optional", flags.tallied { $0.optionality == .optional ? "yes" : "no" }, of: flags.count),
    ]
    return Chapter(
      "Stored Bool variables by kind",
      explanation: "Shares are of all of them. A variable with two wrappers counts once for each.",
      columns: [
        TableColumn("property", priority: 3),
        TableColumn("value", fitting: .shortenedAtEnd, minimum: 8, priority: 2),
        .number("count", priority: 3), .number("share", priority: 1, presence: .dispensable),
      ],
      rows: Array(rows.joined()))
  }

  private static func rows<Entry>(
    _ property: String, _ tallies: [Tally<String, Entry>], of total: Int
  ) -> [[TableCell]] {
    tallies.map { tally in
      let percent = (Double(tally.count) * 100 / Double(max(total, 1))).rounded()
      return [
        TableCell(property), TableCell(tally.name), TableCell(grouped(tally.count)),
        TableCell("\(Int(percent)) %"),
      ]
    }
  }
}
