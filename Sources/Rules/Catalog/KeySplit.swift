import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct KeySplit: Rule {
  static let schema = RuleSchema(id: "key_split", defaultSetting: .on(.warning))

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "One name stands for two keys, so one thing is stored in two places.",
    why: """
      Two constants have one long name and different texts, or the raw value of one case is the key in one \
      place and a property that puts a prefix before it is the key in another. Code that uses the one does \
      not see what the other has stored, and the setting has no effect.
      """,
    limits: [
      "A key that is put together is known only if its parts are literals and constants."
    ],
    exemptions: [
      "Constants of one or two words: `isEnabled` is the name of many things.",
      "Texts of which neither is the other one with something added: `ios.x` and `macos.x`.",
      "A name that says that it is the old one: `legacyToken`.",
      "Generated files and tests.",
    ], topic: .keys, precision: .inference, nextSteps: [.keys])

  /// The maximum number of constants with one name that are compared in pairs; further ones are ignored.
  private static var mostNamings: Int { 500 }

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    let judged = project.ledger.keys.filter { key in
      key.form == .exact && [.defaults, .scene, .notifications].contains(key.store)
    }
    let namings = judged.flatMap(\.namings)
    let put = ComposedKeys(judged, project.project)
    return Dictionary(grouping: namings, by: \.group).compactMap { group, namings in
      group.words.count < 3 ? nil : finding(about: namings)
    }
      + Dictionary(grouping: namings, by: \.owner).values.compactMap { rawFinding(about: $0, put) }
  }

  /// An enum case whose raw value is used as the key in one place, while its enum composes the key in
  /// another.
  private func rawFinding(about namings: [Naming], _ put: ComposedKeys) -> Finding? {
    for raw in namings {
      guard let whole = put.whole(around: raw.key.text, raw.owner), let place = raw.place,
        let usual = whole.handwrittenSites.first(where: { $0.spelling == .composed })
      else { continue }
      return finding(
        about: raw.key, whole, names: "'\(raw.name.name)' and what its enum makes of it",
        owner: raw.owner.type, at: place, usual.location)
    }
    return nil
  }

  private func finding(about namings: [Naming]) -> Finding? {
    let used = namings.filter { $0.place != nil && !$0.name.isOld }.prefix(Self.mostNamings)
    for (index, first) in used.enumerated() {
      for second in used[(index + 1)...] where first.isSplit(from: second) {
        let isFirstOdd = first.weight < second.weight
        let (odd, usual) = isFirstOdd ? (first, second) : (second, first)
        return finding(
          about: odd.key, usual.key, names: "'\(odd.name.name)' and '\(usual.name.name)'",
          owner: odd.owner.type, at: odd.name.location, usual.name.location)
      }
    }
    return nil
  }

  private func finding(
    about key: IndexedKey, _ other: IndexedKey, names: String, owner: String?, at place: Location,
    _ otherPlace: Location
  ) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: place,
      message: "\(names) make two \(key.store.words)s of one: '\(key.text)' and '\(other.text)'",
      type: owner, notes: [Note(location: otherPlace, message: "'\(other.text)' comes from here")],
      fingerprint: "\(key.store.rawValue) \(key.text) \(other.text)",
      data: [DataField("keys", .list([key.text, other.text].map(DataValue.text)))])
  }
}

/// A name, with a key that it stands for.
private struct Naming: Hashable {
  struct Group: Hashable {
    var store: KeyStore
    var words: [String]
  }

  var key: IndexedKey
  var name: KeyName

  var owner: KeyOwner {
    let parts = name.name.split(separator: ".").dropLast()
    return KeyOwner(store: key.store, type: parts.isEmpty ? nil : parts.joined(separator: "."))
  }

  var group: Group { Group(store: key.store, words: name.tellingWords) }

  /// The first place that uses the key by a name.
  var place: Location? {
    key.handwrittenSites.first { !$0.roles.isEmpty && $0.spelling != .literal }?.location
  }

  /// Orders two namings by how likely they are wrong: the less often used key first, then the longer text.
  var weight: (Int, Int) { (key.doers.count, -key.text.utf8.count) }

  func isSplit(from other: Naming) -> Bool {
    key.text != other.key.text && name.name != other.name.name
      && (key.text.isExtended(by: other.key.text) || other.key.text.isExtended(by: key.text))
  }
}

extension IndexedKey {
  fileprivate var namings: [Naming] { names.map { Naming(key: self, name: $0) } }
}

extension String {
  /// Whether the other text has all dot-separated parts of this one in order, the same last part, and further
  /// parts.
  fileprivate func isExtended(by other: String) -> Bool {
    let parts = split(separator: ".")
    var rest = other.split(separator: ".")[...]
    guard parts.last == rest.last, parts.count < rest.count else { return false }
    return parts.allSatisfy { part in
      guard let place = rest.firstIndex(of: part) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
