import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct MissingIdentifier: Rule {
  static let schema = RuleSchema(
    id: "missing_identifier", defaultSetting: .on(.warning), inputs: .resources)

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "Code asks by name for a segue, a view controller, a storyboard or a cell that is nowhere.",
    why: """
      The compiler cannot tell, and the program stops where the name is asked for: no storyboard has such a \
      segue or view controller, no code registers the cell.
      """,
    limits: [
      "All storyboards of the project are taken for one: a name that only another one has is not missed.",
      "A cell that is asked for under a constant's name is not judged.",
    ],
    exemptions: [
      "Projects without storyboards and nibs, for what stands in them; and those of which one could not be read.",
      "Where more names are missing than found: then they come from elsewhere.",
      "A cell whose name stands between quotes anywhere else, or is that of a type; all cells in projects with Objective-C sources.",
      "Names that are put together; storyboards and view controllers whose name is like none that there is: they "
        + "may come from another bundle.",
      "Cells that are made with the name, as by `init(style:reuseIdentifier:)`.",
      "What `key_typo` tells as a slip.", "Generated files and tests.",
    ], topic: .keys, precision: .inference, nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    guard project.ledger.resources.reading == .complete else { return [] }
    // What looks like a slip is told as one.
    let slips = KeySlips(in: project).keys
    return InterfaceName.allCases.flatMap { findings(of: $0, in: project, except: slips) }
  }

  private func findings(
    of asked: InterfaceName, in project: AnalyzedProject, except slips: Set<IndexedKey>
  ) -> [Finding] {
    let ledger = project.ledger
    let known = Set(ledger.resources.all.filter { asked.kinds.contains($0.kind) }.map(\.text))
    guard !known.isEmpty else { return [] }
    let keys = ledger.keys.filter { $0.store == asked.store && $0.form == .exact }
    let made = asked == .cell ? project.project.madeCells : []
    let missing = keys.filter { key in
      !known.contains(key.text) && key.handwrittenSites.contains { $0.access == .use }
        && (asked != .cell || project.isNowhereRegistered(key, made))
    }
    guard missing.count <= keys.count - missing.count else { return [] }
    return missing.filter { key in
      !slips.contains(key) && (!asked.needsLikeName || nearestName(to: key.text, in: known, oneIn: 6) != nil)
    }
    .map { finding(about: $0, asked, known) }
  }

  private func finding(about key: IndexedKey, _ asked: InterfaceName, _ known: Set<String>) -> Finding {
    let sites = key.handwrittenSites.filter { $0.access == .use }
    let meant = nearestName(to: key.text, in: known, oneIn: 6)
    return Finding(
      rule: Self.id, severity: Self.severity, location: sites[0].location,
      message: "\(asked.words(for: key.text))\(meant.map { "; there is '\($0)'" } ?? "")",
      type: sites[0].enclosingType,
      notes: sites.dropFirst().prefix(6).map {
        Note(location: $0.location, message: "'\(key.text)' is asked for here, too")
      },
      fingerprint: "\(key.store.rawValue) \(key.text)",
      data: [
        DataField("store", .text(key.store.rawValue)), DataField("key", .text(key.text)),
        DataField("similar", meant.map(DataValue.text) ?? .absent),
      ])
  }
}

/// What interface files know by name.
private enum InterfaceName: CaseIterable {
  case segue, viewController, storyboard, cell

  var store: KeyStore {
    switch self {
    case .segue: .segues
    case .viewController: .viewControllers
    case .storyboard: .storyboards
    case .cell: .reuseIdentifiers
    }
  }

  /// Where the names are looked for.
  var kinds: Set<KeyResource.Kind> {
    switch self {
    case .segue: [.segue]
    case .viewController: [.viewController]
    case .storyboard: [.storyboard]
    case .cell: [.reuseIdentifier]
    }
  }

  /// Whether what is missing may be in another bundle: then only a slip is told.
  var needsLikeName: Bool {
    switch self {
    case .segue, .cell: false
    case .viewController, .storyboard: true
    }
  }

  func words(for text: String) -> String {
    switch self {
    case .segue: "no storyboard has a segue '\(text)'"
    case .viewController: "no storyboard has a view controller '\(text)'"
    case .storyboard: "there is no storyboard '\(text)'"
    case .cell: "no cell '\(text)' is registered, and no storyboard has one"
    }
  }
}

extension AnalyzedProject {
  /// Whether a cell is only dequeued, and no other place could register it.
  fileprivate func isNowhereRegistered(_ key: IndexedKey, _ made: Set<Location>) -> Bool {
    let isSpelt =
      key.names.isEmpty
      && key.sites.allSatisfy {
        $0.spelling == .literal && $0.access == .use && !made.contains($0.location)
      }
    // Objective-C code registers cells, too, and is not read.
    guard isSpelt, !ledger.resources.hasObjectiveC,
      ledger.unfollowedMentions(of: key.text, in: project) == 0
    else { return false }
    let patterns = ledger.keys.filter { $0.store == key.store && $0.form == .pattern }
    return !patterns.contains { $0.text.isPattern(of: key.text) }
      && !project.types.contains { key.text.hasSuffix($0.simpleName) }
  }
}

extension Project {
  /// Where cells are made with an identifier.
  fileprivate var madeCells: Set<Location> {
    var places: Set<Location> = []
    for index in files.indices {
      for place in files[index].keyUses.indices where files[index].keyUses[place].target == .made {
        places.insert(Location(path: files[index].path, span: files[index].keyUses[place].span))
      }
    }
    return places
  }
}
