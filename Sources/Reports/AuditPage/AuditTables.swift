import UntangleFindings
import UntangleScores
import UntangleSourceFiles

extension AuditReport {
  /// The tables of a page, in order. `pages` are the identifiers of the sections of types.
  func pageTables(_ pages: [TypeIdentity: String]) -> [PageTable] {
    comparisonTables(pages) + [
      typeTable(pages), fileTable, ruleTable, keyTable, enumTable, flagTable,
    ]
  }

  private func typeTable(_ pages: [TypeIdentity: String]) -> PageTable {
    let ranked = rankedTypes
    let tangled = scores.types.count
    var columns: [(String, PageTable.Column.Kind)] = [("type", .type), ("score", .points)]
    columns += componentColumns
    columns.append(("findings", .count))
    let counts = churn.counts
    if counts != nil { columns += [("commits", .count), ("authors", .count), ("changed", .day)] }
    columns += [("place", .place)]
    let rows = ranked.map { type -> [PageTable.Cell] in
      var row: [PageTable.Cell] = [
        .type(type.identity.name, page: pages[type.identity]), .points(type.score?.score ?? 0),
      ]
      row += cells(of: type.score?.components ?? [])
      row.append(.count(type.findings.count))
      if let counts {
        let count = counts.types[type.identity]
        row += [.count(count?.commits ?? 0), .count(count?.authors ?? 0), .day(count?.last)]
      }
      return row + [.place(type.identity.location)]
    }
    return PageTable(
      "types", title: "Types",
      explanation: (tangled == ranked.count
        ? ""
        : "\(grouped(tangled)) of these \(counted(ranked.count, "type")) have points, the others only findings or "
          + "groups of variables. ")
        + "The score is the sum of what follows it: bits of state that nothing reaches, bodies that write it, conditions "
        + "that combine it, setters open to others, cases swallowed by 'default', keys written as literals.",
      columns: columns, order: 1, command: "untangle audit --top 0", rows: rows)
  }

  private var fileTable: PageTable {
    let findings = Dictionary(grouping: self.findings) { $0.location.path }.mapValues(\.count)
    let ranked = scores.files.sorted { ($1.score, $0.path) < ($0.score, $1.path) }
    let scored = Set(ranked.map(\.path))
    let others = findings.keys.filter { !scored.contains($0) }.sorted().map {
      FileScore(path: $0, components: [])
    }
    var columns: [(String, PageTable.Column.Kind)] = [("file", .place), ("score", .points)]
    columns += componentColumns
    columns.append(("findings", .count))
    let counts = churn.counts
    if counts != nil { columns += [("commits", .count), ("authors", .count), ("changed", .day)] }
    let rows = (ranked + others).map { file -> [PageTable.Cell] in
      var row: [PageTable.Cell] = [.file(file.path), .points(file.score)] + cells(of: file.components)
      row.append(.count(findings[file.path] ?? 0))
      if let counts {
        let count = counts.files[file.path]
        row += [.count(count?.commits ?? 0), .count(count?.authors ?? 0), .day(count?.last)]
      }
      return row
    }
    return PageTable(
      "files", title: "Files",
      explanation:
        "The points of all that stands in a file, in its types or outside, and of functions there that write another "
        + "file's types. A type in several files gives each the points of what stands there.",
      columns: columns, order: 1, command: "untangle audit --top 0", rows: rows)
  }

  private var componentColumns: [(String, PageTable.Column.Kind)] {
    ScoreComponentKind.allCases.map { ($0.heading, PageTable.Column.Kind.points) }
  }

  private func cells(of components: [ScoreComponent]) -> [PageTable.Cell] {
    ScoreComponentKind.allCases.map { kind in
      let sum = components.reduce(0.0) { $0 + ($1.kind == kind ? $1.points : 0) }
      return PageTable.Cell.points(sum)
    }
  }

  private var ruleTable: PageTable {
    let severities = Severity.allCases.sorted(by: >)
    let rows = findings.tallied(by: \.rule).map { tally -> [PageTable.Cell] in
      var row: [PageTable.Cell] = [.text(tally.name.rawValue), .count(tally.count)]
      for severity in severities { row.append(.count(tally.entries.count { $0.severity == severity })) }
      row.append(.count(Set(tally.entries.map(\.location.path)).count))
      return row + [.places(tally.entries.map(\.location))]
    }
    let counts: [(String, PageTable.Column.Kind)] = severities.map {
      ("\($0.rawValue)s", PageTable.Column.Kind.count)
    }
    return PageTable(
      "rules", title: "Findings by rule",
      explanation: "'untangle rules NAME' says why a rule is one, with an example before and after.",
      columns: [("rule", .code), ("findings", .count)] + counts + [
        ("files", .count), ("first places", .places),
      ],
      order: 1, command: "untangle lint", rows: rows)
  }

  private var keyTable: PageTable {
    let reads: Set<KeysReport.Access> = [.read, .observe, .use]
    let writes: Set<KeysReport.Access> = [.write, .post, .remove, .register, .define]
    let ranked = shippedKeys.sorted { left, right in
      (right.shippedSites.count, left.kind.rawValue, left.text)
        < (left.shippedSites.count, right.kind.rawValue, right.text)
    }
    let rows = ranked.map { entry -> [PageTable.Cell] in
      let sites = entry.shippedSites
      return [
        .text(entry.text), .text(entry.kind.rawValue), .count(sites.count),
        .count(sites.count { reads.contains($0.access) }), .count(sites.count { writes.contains($0.access) }),
        .count(sites.count { $0.spelling == "literal" }),
        .text(entry.valueTypes.joined(separator: ", ")),
        .places(sites.isEmpty ? entry.names.map(\.location) : sites.map(\.location)),
      ]
    }
    return PageTable(
      "keys", title: "String keys",
      explanation:
        "Every key by which code finds something: who reads it, who writes it, how often as a literal. The trend has "
        + "key literals instead, which are strings in the code: a key that is written twice counts twice.",
      columns: [
        ("key", .code), ("kind", .text), ("places", .count), ("read", .count), ("written", .count),
        ("literal", .count), ("type", .text), ("where", .places),
      ],
      order: 2, command: "untangle keys", rows: rows)
  }

  /// The rows of the table of keys.
  var shippedKeys: [KeysReport.Entry] { keys.filter(\.isShipped) }

  private var enumTable: PageTable {
    let overEnums = inventory.enumDefaults.filter { $0.subject == .enum }
    let rows = overEnums.tallied { $0.enumName ?? "(name not known)" }.map { tally -> [PageTable.Cell] in
      let swallowed = tally.entries.flatMap { $0.swallowed ?? [] }
      let most = swallowed.tallied(by: \.self).prefix(4).map { "\($0.name) (\($0.count))" }
      return [
        .text(tally.name), .count(tally.count), .count(swallowed.count),
        .text(most.joined(separator: ", ")), .places(tally.entries.map(\.location)),
      ]
    }
    return PageTable(
      "enums", title: "Enums most often defaulted",
      explanation: "A new case of such an enum is swallowed at each of these places, without a word from the "
        + "compiler.",
      columns: [
        ("enum", .code), ("defaults", .count), ("cases swallowed", .count), ("swallowed most", .text),
        ("where", .places),
      ],
      order: 1, command: "untangle inventory --top 0", rows: rows)
  }

  private var flagTable: PageTable {
    let rows = inventory.boolVariables.tallied(by: \.name).map { tally -> [PageTable.Cell] in
      let types = Set(tally.entries.compactMap(\.enclosingType)).count
      return [
        .text(tally.name), .count(tally.count), .count(types),
        .count(tally.entries.count { $0.optionality == .optional }), .places(tally.entries.map(\.location)),
      ]
    }
    return PageTable(
      "flags", title: "Flags by name", explanation: "How often each stored Bool variable is declared.",
      columns: [
        ("flag", .code), ("variables", .count), ("types", .count), ("optional", .count), ("where", .places),
      ],
      order: 1, command: "untangle inventory --top 0", rows: rows)
  }
}

extension AuditReport {
  /// Sorted by descending score, then by descending number of findings.
  var rankedTypes: [AuditedType] {
    types.sorted { left, right in
      let (first, second) = (left.score?.score ?? 0, right.score?.score ?? 0)
      if first != second { return first > second }
      if left.findings.count != right.findings.count { return left.findings.count > right.findings.count }
      return left.identity < right.identity
    }
  }
}

extension ScoreComponentKind {
  /// A single word for the title of a narrow column.
  fileprivate var heading: String {
    switch self {
    case .surplusBits: "bits"
    case .writers: "writers"
    case .combinedConditions: "conditions"
    case .openSetters: "setters"
    case .swallowedCases: "cases"
    case .inlineKeys: "keys"
    }
  }

  /// The name in lists and sentences.
  var words: String {
    switch self {
    case .surplusBits: "surplus bits"
    case .writers: "writers"
    case .combinedConditions: "conditions"
    case .openSetters: "open setters"
    case .swallowedCases: "swallowed cases"
    case .inlineKeys: "inline keys"
    }
  }
}
