import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct CopiedKey: Rule {
  static let schema = RuleSchema(
    id: "copied_key", defaultSetting: .off,
    options: [
      OptionSchema(
        name: "minimum_places", kind: .integer(default: 2, range: 1...1_000),
        summary: "how many places write the text without using it as a key at least")
    ])

  static let facts = FactDetail.literalPlaces
  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "The text of a key stands as a plain literal in other places, which a rename misses.",
    why: """
      If the other literals mean the key, they are handed to it on a way that is not followed, or are compared \
      with it. Whoever renames the key finds its calls and leaves them behind, and nothing says so. They may \
      also be another thing of that name, such as a field of a format. So the rule is off by default.
      """,
    limits: ["Whether the other literals mean the key is not known."],
    exemptions: [
      "Texts of one word, or of fewer than eight bytes: `name`, `isOn`.",
      "Literals that are a key of any kind, or the value of a constant.",
      "Images, colours, files of the bundle, selectors, key-value coding and user info.",
      "Comments, generated files and tests.",
    ], topic: .keys, precision: .read(.medium), nextSteps: [.keys])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let keys = Dictionary(grouping: project.ledger.keys.filter(\.canBeCopied), by: \.text)
    let copies = plainPlaces(of: keys.keys, in: project)
    return keys.compactMap { text, keys in
      guard let key = keys.first, let site = key.handwrittenSites.first, let places = copies[text],
        places.count >= options(site.location.path).integer("minimum_places")
      else { return nil }
      return finding(about: key, at: key.names.first?.location ?? site.location, site.enclosingType, places)
    }
  }

  /// The places of literals with these texts that are no key.
  private func plainPlaces(
    of texts: some Sequence<String>, in project: AnalyzedProject
  ) -> [String: [Location]] {
    let byDigest = Dictionary(
      texts.map { (QuotedTexts.digest(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    guard !byDigest.isEmpty else { return [:] }
    let wanted = DigestFilter(byDigest.keys)
    let known = followedPlaces(in: project)
    var places: [String: [Location]] = [:]
    for file in project.project.files where file.origin == .handwritten {
      for literal in file.literalPlaces where wanted.mayContain(literal.digest) {
        let location = Location(path: file.path, span: literal.span)
        guard let text = byDigest[literal.digest], !known.contains(Start(location)) else { continue }
        places[text, default: []].append(location)
      }
    }
    return places
  }

  /// Where keys stand, and the values of constants: a constant is a name of its own.
  private func followedPlaces(in project: AnalyzedProject) -> Set<Start> {
    var places = Set(
      project.ledger.keys.flatMap { $0.sites.map(\.location) + $0.names.map(\.location) }.map(Start.init))
    for file in project.project.files {
      for named in file.namedTexts { places.insert(Start(Location(path: file.path, span: named.span))) }
    }
    return places
  }

  private func finding(
    about key: IndexedKey, at location: Location, _ type: String?, _ places: [Location]
  ) -> Finding {
    let count = places.count == 1 ? "another place" : "at least \(places.count) other places"
    return Finding(
      rule: Self.id, severity: Self.severity, location: location,
      message:
        "\(key.store.words) '\(key.text)' is a plain literal in \(count), which a rename of the key leaves as "
        + (places.count == 1 ? "it is" : "they are"), type: type,
      notes: places.prefix(6).map { Note(location: $0, message: "'\(key.text)' as a plain text") },
      fingerprint: "\(key.store.rawValue) \(key.text)",
      data: [
        DataField("store", .text(key.store.rawValue)), DataField("key", .text(key.text)),
        DataField("places", .integer(places.count)),
      ])
  }
}

/// Where a literal starts.
private struct Start: Hashable {
  var path: String
  var line: Int32
  var column: Int32

  init(_ location: Location) {
    (path, line, column) = (location.path, location.span.line, location.span.column)
  }
}

extension IndexedKey {
  /// Whether another literal of the text is likely to mean the key.
  fileprivate var canBeCopied: Bool {
    guard form == .exact, text.utf8.count >= 8, wordsInName(text).count > 1, !doers.isEmpty else {
      return false
    }
    switch store {
    case .defaults, .scene, .notifications, .reuseIdentifiers, .segues, .viewControllers, .custom: return true
    case .images, .colors, .storyboards, .nibs, .keyPaths, .selectors, .userInfo: return false
    }
  }
}
