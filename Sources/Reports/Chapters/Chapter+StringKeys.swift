import UntangleFindings

extension Chapter {
  static func stringKeys(_ keys: [StringKeyEntry], top: Int?) -> Chapter {
    let distinct = Set(keys.map(\.literal)).count
    return Chapter(
      "String keys by kind",
      explanation:
        "\(counted(keys.count, "place")) with \(counted(distinct, "distinct literal")) in all."
        + " An inline literal is written where it is used, a constant has a name.",
      columns: [
        TableColumn("kind", fitting: .shortenedAtEnd, minimum: 10, priority: 3),
        TableColumn("access", priority: 2),
        .number("count", priority: 2),
        .number("literals", priority: 2),
        .number("inline", priority: 1, presence: .dispensable),
        .number("constant", presence: .dispensable),
      ],
      rows: keys.tallied { KeyUse(kind: $0.api, access: $0.access) }.map { tally in
        [
          TableCell(tally.name.kind), TableCell(tally.name.access), TableCell(grouped(tally.count)),
          TableCell(grouped(Set(tally.entries.map(\.literal)).count)),
          TableCell(orDash(tally.entries.count { $0.form == .inline })),
          TableCell(orDash(tally.entries.count { $0.form == .constant })),
        ]
      },
      top: top)
  }
}

/// The kind of a key and the access to it.
private struct KeyUse: Hashable, Comparable {
  let kind: String
  let access: String

  static func < (left: KeyUse, right: KeyUse) -> Bool {
    (left.kind, left.access) < (right.kind, right.access)
  }
}
