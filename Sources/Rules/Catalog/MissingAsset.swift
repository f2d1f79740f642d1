import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct MissingAsset: Rule {
  static let schema = RuleSchema(
    id: "missing_asset", defaultSetting: .on(.warning), inputs: .resources)

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "An image or a colour is asked for by a name that no asset catalogue has.",
    why: """
      The image is nil or blank, or the colour falls back to another one, and the compiler cannot know. Xcode \
      makes symbols of the entries of a catalogue, `.logo` instead of "logo"; they cannot be misspelt.
      """,
    limits: [
      "All catalogues of the project count as one: if only another target's catalogue has the name, there is "
        + "no finding."
    ],
    exemptions: [
      "Projects without catalogues, and those of which a catalogue could not be read.",
      "Projects in which more names are missing than found: there the assets come from elsewhere.",
      "Names with a bundle beside them: `Image(\"star\", bundle: .module)`.",
      "Image files outside of catalogues, and names with an ending: `photo.jpg`.",
      "Symbols of the system, `Image(systemName:)`, images of AppKit, `NSFolder`, and the application's icon.",
      "Names that are put together.",
      "Generated files and tests.",
    ], topic: .keys, precision: .inference)

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    guard project.ledger.resources.reading == .complete else { return [] }
    let bundled = project.project.bundledKeys
    return [Asked.images, .colors].flatMap { findings(of: $0, in: project.ledger, except: bundled) }
  }

  private func findings(
    of asked: Asked, in ledger: KeyIndex, except bundled: Set<Location>
  ) -> [Finding] {
    let known = Set(ledger.resources.all.filter { asked.kinds.contains($0.kind) }.map(\.text))
    guard ledger.resources.all.contains(where: { asked.catalogued.contains($0.kind) }) else { return [] }
    let keys = ledger.keys.filter { $0.store == asked.store && $0.form == .exact }
    let found = keys.filter { known.contains($0.text) }
    let missing = keys.compactMap { key -> (key: IndexedKey, sites: [KeySite])? in
      let sites = key.handwrittenSites.filter { !$0.roles.isEmpty && !bundled.contains($0.location) }
      guard !known.contains(key.text), !sites.isEmpty, !key.comesFromElsewhere(known) else { return nil }
      return (key, sites)
    }
    guard missing.count <= found.count else { return [] }
    return missing.map { finding(about: $0.key, at: $0.sites, known) }
  }

  private func finding(about key: IndexedKey, at sites: [KeySite], _ known: Set<String>) -> Finding {
    let meant = nearestName(to: key.text, in: known, oneIn: 6)
    return Finding(
      rule: Self.id, severity: Self.severity, location: sites[0].location,
      message: "\(key.store.words) '\(key.text)' is in no asset catalogue"
        + (meant.map { ", which have '\($0)'" } ?? ""),
      type: sites[0].enclosingType,
      notes: sites.dropFirst().prefix(6).map {
        Note(location: $0.location, message: "'\(key.text)' is asked for here, too")
      },
      fingerprint: "\(key.store.rawValue) \(key.text)",
      data: [
        DataField("key", .text(key.text)),
        DataField("similar", meant.map(DataValue.text) ?? .absent),
      ])
  }
}

/// The kind of asset that is requested by name.
private enum Asked {
  case images, colors

  var store: KeyStore {
    switch self {
    case .images: .images
    case .colors: .colors
    }
  }

  /// The resources that can provide the name.
  var kinds: Set<KeyResource.Kind> {
    switch self {
    case .images: [.imageSet, .symbolSet, .appIcon, .imageFile]
    case .colors: [.colorSet]
    }
  }

  /// The resources that show that the project keeps such assets in catalogues.
  var catalogued: Set<KeyResource.Kind> {
    switch self {
    case .images: [.imageSet, .symbolSet]
    case .colors: [.colorSet]
    }
  }
}

extension IndexedKey {
  fileprivate func comesFromElsewhere(_ known: Set<String>) -> Bool {
    text.contains(".") || text.hasPrefix("NS") || text.hasPrefix("AppIcon")
      || known.contains { $0.hasSuffix("/\(text)") || text.hasSuffix("/\($0)") }
  }
}

extension Project {
  /// The locations of keys in calls that name a bundle.
  fileprivate var bundledKeys: Set<Location> {
    var places: Set<Location> = []
    for index in files.indices {
      for place in files[index].keyUses.indices where files[index].keyUses[place].target == .bundle {
        places.insert(Location(path: files[index].path, span: files[index].keyUses[place].span))
      }
    }
    return places
  }
}
