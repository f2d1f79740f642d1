import UntangleSourceFiles

extension KeysReport {
  /// One chapter for each kind with keys in shipped code.
  func chapters(on page: Page) -> [Chapter] {
    Kind.allCases.compactMap { kind in
      let ofKind = entries.filter { $0.kind == kind && $0.isShipped }
      guard !ofKind.isEmpty else { return nil }
      let columns = KeyColumn.all(of: kind, on: page).filter { $0.isAsked || $0.hasContent(in: ofKind) }
      return Chapter(
        kind.title, columns: columns.map(\.column),
        rows: ofKind.map { entry in columns.map { $0.cell(entry) } }, top: page.top)
    }
  }
}

/// A column of the table for one kind of key.
private struct KeyColumn: Sendable {
  enum Presence: Sendable { case always, whereFilled }

  var column: TableColumn
  var presence = Presence.whereFilled
  var cell: @Sendable (KeysReport.Entry) -> TableCell

  var isAsked: Bool { presence == .always }

  func hasContent(in entries: [KeysReport.Entry]) -> Bool {
    entries.contains { !["", "–"].contains(cell($0).longest) }
  }

  static func all(of kind: KeysReport.Kind, on page: Page) -> [KeyColumn] {
    [.key] + counts(of: kind) + [.types, .defaults, .names, .files, places(atMost: page.placesPerRow)]
  }

  private static func counts(of kind: KeysReport.Kind) -> [KeyColumn] {
    switch kind {
    case .userDefaults, .sceneStorage, .keyValueCoding, .userInfo, .custom:
      [
        .count("reads", .always, [.read, .use, .observe]), .count("writes", .always, [.write, .use]),
        .count("removes", .whereFilled, [.remove]), .count("registers", .whereFilled, [.register]),
      ]
    case .notification:
      [
        .count("posts", .always, [.post]), .count("observers", .always, [.observe]),
        .count("removals", .whereFilled, [.remove]), .count("others", .whereFilled, [.use]),
      ]
    case .reuseIdentifier:
      [.count("registers", .always, [.register]), .count("uses", .always, [.use])]
    case .image, .color, .segue, .storyboard, .viewController, .nib, .selector:
      [.count("uses", .always, [.read, .write, .use, .register, .remove, .observe, .post])]
    }
  }

  private static func count(
    _ title: String, _ presence: Presence, _ accesses: Set<KeysReport.Access>
  ) -> KeyColumn {
    KeyColumn(column: .number(title, priority: 3), presence: presence) { entry in
      TableCell(orDash(entry.shippedSites.count { accesses.contains($0.access) }))
    }
  }

  private static let key = KeyColumn(
    column: TableColumn("key", fitting: .wrapped, minimum: 16, priority: 4), presence: .always
  ) { TableCell($0.text) }

  private static let types = KeyColumn(
    column: TableColumn("type", fitting: .shortenedAtEnd, minimum: 6, priority: 2, presence: .dispensable)
  ) { TableCell($0.valueTypes.joined(separator: ", ")) }

  private static let defaults = KeyColumn(
    column: TableColumn("default", fitting: .shortenedAtEnd, minimum: 8, priority: 1, presence: .dispensable)
  ) { entry in
    TableCell(longestFirst: entry.defaultValues.joinedShorter)
  }

  private static let names = KeyColumn(
    column: TableColumn("name", fitting: .wrapped, minimum: 18, priority: 1, presence: .dispensable)
  ) { entry in
    TableCell(longestFirst: entry.names.map(\.name).distinct.joinedShorter)
  }

  private static let files = KeyColumn(
    column: TableColumn("in", priority: 1, presence: .below)
  ) { entry in
    .files(entry.resources.map(\.path).distinct)
  }

  private static func places(atMost most: Int?) -> KeyColumn {
    KeyColumn(column: TableColumn("where", priority: 2, presence: .below), presence: .always) { entry in
      let sites = entry.shippedSites
      return .places(sites.isEmpty ? entry.names.map(\.location) : sites.map(\.location), atMost: most)
    }
  }
}

extension KeysReport.Kind {
  fileprivate var title: String {
    switch self {
    case .userDefaults: "User defaults"
    case .sceneStorage: "Scene storage"
    case .notification: "Notifications"
    case .image: "Images"
    case .color: "Colours"
    case .reuseIdentifier: "Reuse identifiers"
    case .segue: "Segues"
    case .storyboard: "Storyboards"
    case .viewController: "View controllers in storyboards"
    case .nib: "Nibs"
    case .keyValueCoding: "Key-value coding"
    case .selector: "Selectors"
    case .userInfo: "User info"
    case .custom: "Other keys"
    }
  }
}
