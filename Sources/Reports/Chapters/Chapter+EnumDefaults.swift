import UntangleFindings

extension Chapter {
  static func defaultedEnums(_ defaults: [EnumDefaultEntry], top: Int?) -> Chapter {
    let overEnums = defaults.filter { $0.subject == .enum }
    return Chapter(
      "Enums most often defaulted",
      explanation:
        "Branches that take every case left, and how many cases they swallow in all. A new"
        + " case of such an enum is swallowed, too, without a word from the compiler.",
      columns: [
        TableColumn("enum", fitting: .wrapped, minimum: 12, priority: 2),
        .number("count", priority: 3),
        .number("swallowed", priority: 2),
        TableColumn("swallowed most", fitting: .shortenedAtEnd, minimum: 12, priority: 1),
      ],
      rows: overEnums.tallied { $0.enumName ?? "(name not known)" }.map { tally in
        let swallowed = tally.entries.flatMap { $0.swallowed ?? [] }
        return [
          TableCell(tally.name), TableCell(grouped(tally.count)),
          TableCell(orDash(swallowed.count)),
          .ranking(swallowed.tallied(by: \.self)),
        ]
      },
      top: top)
  }

  static func defaultForms(_ defaults: [EnumDefaultEntry]) -> Chapter {
    let tallies = defaults.tallied(by: \.form.rawValue)
    func row(_ name: String, _ entries: [EnumDefaultEntry]) -> [TableCell] {
      let subjects: [EnumDefaultEntry.Subject] = [.enum, .notEnum, .unknown]
      let counts = subjects.map { subject in entries.count { $0.subject == subject } }
      return [TableCell(name)] + (counts + [entries.count]).map { TableCell(orDash($0)) }
    }
    let rows = tallies.map { row($0.name.form, $0.entries) }
    return Chapter(
      "Branches that take every value left",
      explanation: "By how they are written and by what they switch over.",
      columns: [
        TableColumn("form", priority: 2), .number("enum", priority: 1),
        .number("not an enum", priority: 1), .number("not known", priority: 1),
        .number("all", priority: 1),
      ],
      rows: rows.isEmpty ? [] : rows + [row("all", defaults)])
  }
}

extension String {
  /// A form's raw name in Swift syntax.
  fileprivate var form: String {
    switch EnumDefaultEntry.Form(rawValue: self) {
    case .default: "default:"
    case .wildcard: "case _:"
    case .unknownDefault: "@unknown default:"
    case nil: self
    }
  }
}
