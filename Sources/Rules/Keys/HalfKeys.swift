import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Keys that the project only writes or only reads, where no other place could use the other side.
struct HalfKeys {
  /// Keys of which only parts of the text are known, by store.
  private let patterns: [KeyStore: [IndexedKey]]
  /// The number of string literals in the project with the text of a half key, by its digest.
  private let mentions: [UInt64: Int]
  /// The number of places in the key index that write each text as a literal.
  private let knownMentions: [String: Int]
  private let candidates: [(key: IndexedKey, side: KeyRole)]
  /// Keys that a control sets and that only one property uses.
  private let singleProperty: [IndexedKey]

  init(of project: Project, _ ledger: KeyIndex, in stores: Set<KeyStore>) {
    patterns = Dictionary(grouping: ledger.keys.filter { $0.form == .pattern }, by: \.store)
    let properties = project.keyProperties
    let candidates = ledger.keys.compactMap { key -> (key: IndexedKey, side: KeyRole)? in
      guard stores.contains(key.store), key.isWrittenOutEverywhere, !key.belongsToTheSystem,
        let side = Self.onlySide(of: key, properties, project),
        // An old key that is removed.
        side == .gives || key.sites(.remove).isEmpty
      else { return nil }
      return (key, side)
    }
    let singleProperty = ledger.keys.filter { key in
      stores.contains(key.store) && key.isWrittenOutEverywhere && key.sites.count == 1
        && key.sites.contains { site in
          properties[site.location].map { $0.reach == .file && $0.controls > 0 } ?? false
        }
    }
    self.candidates = candidates
    self.singleProperty = singleProperty
    mentions = Self.mentions(of: candidates.map(\.key.text) + singleProperty.map(\.text), in: project)
    knownMentions = Self.knownMentions(in: ledger)
  }

  /// The keys that have only this side: written and never read, or the other way round.
  func keys(with side: KeyRole) -> [IndexedKey] {
    candidates.filter { $0.side == side }.map(\.key).filter(isKnownEverywhere)
  }

  /// Each key that is only read, paired with one that is only set and differs by a word: the settings write
  /// `fontSizeDefault`, the page reads `fontSize`.
  var unansweredPairs: [KeyPair] {
    let set = singleProperty.filter(isKnownEverywhere).map { (key: $0, words: KeyWords($0.text)) }
    guard !set.isEmpty else { return [] }
    return keys(with: .takes).compactMap { asked in
      let words = KeyWords(asked.text)
      return set.first { key, other in
        key.store == asked.store && (words.lacksOneWord(of: other) || other.lacksOneWord(of: words))
          && Set(key.sites.map(\.valueType)) == Set(asked.sites.map(\.valueType))
      }.map { KeyPair(suspect: asked, other: $0.key, slip: .word) }
    }
  }

  private func isKnownEverywhere(_ key: IndexedKey) -> Bool {
    mentions[QuotedTexts.digest(of: key.text), default: 0] <= knownMentions[key.text, default: 0]
      && !patterns[key.store, default: []].contains { $0.text.isPattern(of: key.text) }
  }

  private static func onlySide(
    of key: IndexedKey, _ properties: [Location: KeyProperty], _ project: Project
  ) -> KeyRole? {
    let roles = key.sites.reduce(into: Set<KeyRole>()) { roles, site in
      guard let property = properties[site.location], !isExtendedElsewhere(site, in: project) else {
        return roles.formUnion(site.roles)
      }
      roles.formUnion(property.roles)
    }
    return roles.count == 1 ? roles.first : nil
  }

  /// Whether the type is unknown or has declarations in other files, which may use the property, too.
  private static func isExtendedElsewhere(_ site: KeySite, in project: Project) -> Bool {
    guard let name = site.enclosingType, let type = project.type(named: name) else { return true }
    return type.declarations.contains { $0.path != site.location.path }
  }

  private static func mentions(of texts: [String], in project: Project) -> [UInt64: Int] {
    var counts = Dictionary(
      texts.map { (QuotedTexts.digest(of: $0), 0) }, uniquingKeysWith: { first, _ in first })
    guard !counts.isEmpty else { return [:] }
    let wanted = DigestFilter(counts.keys)
    for index in project.files.indices {
      for digest in project.files[index].quotedTexts.digests where wanted.mayContain(digest) {
        if let count = counts[digest] { counts[digest] = count + 1 }
      }
      // The implied raw value of a case is not a literal.
      for named in project.files[index].namedTexts {
        guard case .literal(let text) = named.text else { continue }
        let digest = QuotedTexts.digest(of: text)
        if let count = counts[digest] { counts[digest] = count + 1 }
      }
    }
    return counts
  }

  fileprivate static func knownMentions(in ledger: KeyIndex) -> [String: Int] {
    var places: [String: Set<Location>] = [:]
    for key in ledger.keys {
      for site in key.sites where site.spelling == .literal {
        places[key.text, default: []].insert(site.location)
      }
    }
    return places.mapValues(\.count)
  }
}

extension KeyIndex {
  /// How many more places of the project say the text of a key between quotes than use it: at least that many are
  /// not followed.
  package func unfollowedMentions(of text: String, in project: Project) -> Int {
    let digest = QuotedTexts.digest(of: text)
    let quoted = project.files.indices.reduce(0) { count, place in
      count + project.files[place].quotedTexts.digests.count { $0 == digest }
    }
    let names = Set(keys.filter { $0.text == text }.flatMap(\.names).map(\.location))
    return max(0, quoted - HalfKeys.knownMentions(in: self)[text, default: 0] - names.count)
  }
}

extension KeyProperty {
  fileprivate var roles: Set<KeyRole> {
    guard reach == .file, bindings == 0 else { return [.gives, .takes] }
    var roles: Set<KeyRole> = []
    if reads > 0 { roles.insert(.takes) }
    if writes + controls > 0 { roles.insert(.gives) }
    return roles
  }
}

extension IndexedKey {
  /// Whether all places write the key as a literal. A constant could be passed to code that is not followed.
  fileprivate var isWrittenOutEverywhere: Bool {
    form == .exact && names.isEmpty && resources.isEmpty
      && sites.allSatisfy { $0.spelling == .literal }
  }

  /// Whether the system or its tools read and write the key.
  var belongsToTheSystem: Bool {
    systemPrefixes.contains { text.hasPrefix($0) }
  }
}

private let systemPrefixes = [
  "Apple", "NS", "UI", "WebKit", "WebDatabase", "com.apple.", "CFBundle", "_", "-", "SU", "FIR",
]

extension String {
  /// Whether the text matches the pattern; `…` in the pattern matches any text.
  package func isPattern(of text: String) -> Bool {
    let parts = split(separator: "…", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return self == text }
    var rest = text[...]
    guard rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return false }
    rest = rest.dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

/// A fast filter that excludes nearly all digests without a dictionary lookup.
struct DigestFilter {
  private var words = [UInt64](repeating: 0, count: 1024)

  init(_ digests: some Sequence<UInt64>) {
    for digest in digests { words[Int(digest >> 6 & 1023)] |= 1 << (digest & 63) }
  }

  func mayContain(_ digest: UInt64) -> Bool { words[Int(digest >> 6 & 1023)] & 1 << (digest & 63) != 0 }
}
