import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct KeyUnsafe: Rule {
  static let schema = RuleSchema(id: "key_unsafe", defaultSetting: .on(.note))

  static let needs: Derivations = .keys

  static let guide = RuleGuide(
    summary: "An observed key has a character that key-value observing interprets in another way.",
    why: """
      `@AppStorage` and observers of user defaults are notified of changes by key-value observing. It reads \
      'player.volume' as the property 'volume' of a property 'player' and '@' as an operator, and accepts \
      no letters beyond ASCII. An observer is not notified of the change. A view with such a key falls back \
      to notifications of every change of user defaults, from whatever thread they come.
      """,
    limits: [
      "A key that a function of the project observes is seen only if the call names it.",
      "The fixed code must take over what is stored under the old key.",
    ],
    exemptions: [
      "Keys that are only read and written: `set(_:forKey:)` takes any text.",
      "A key that nothing changes but the one property with `@AppStorage`: there is no change to miss.",
      "`@SceneStorage`, which nobody observes from outside.",
      "Generated files and tests.",
    ], topic: .keys, precision: .syntax, nextSteps: [.keys])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.ledger.keys.compactMap { key in
      guard key.store == .defaults, key.form == .exact, let character = UnsafeCharacter(in: key.text)
      else { return nil }
      return finding(about: key, character)
    }
  }

  private func finding(about key: IndexedKey, _ character: UnsafeCharacter) -> Finding? {
    let places = key.handwrittenSites.filter(\.isObserved)
    guard let first = places.first, key.isChangedElsewhere else { return nil }
    return Finding(
      rule: Self.id, severity: Self.severity, location: first.location,
      message: "\(first.kind.words) '\(key.text)' is observed and has \(character.words) in it",
      type: first.enclosingType,
      notes: places.dropFirst().prefix(6).map {
        Note(location: $0.location, message: "'\(key.text)' is observed here, too")
      },
      fingerprint: key.text,
      data: [
        DataField("key", .text(key.text)), DataField("places", .integer(places.count)),
      ])
  }
}

/// A character that key-value observing does not accept in a key.
private enum UnsafeCharacter {
  case dot, at, foreign

  /// The first unsafe character; nil if there is none.
  init?(in text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case ".": self = .dot
      case "@": self = .at
      case "\u{80}"...: self = .foreign
      default: continue
      }
      return
    }
    return nil
  }

  var words: String {
    switch self {
    case .dot: "a dot"
    case .at: "an '@'"
    case .foreign: "a letter beyond ASCII"
    }
  }
}

extension IndexedKey {
  /// Whether something else may change what an observer waits for. A property with `@AppStorage` knows its own changes.
  fileprivate var isChangedElsewhere: Bool {
    let wrapped = sites.count { $0.kind == .appStorage }
    return wrapped != 1 || !resources.isEmpty
      || sites.contains { $0.kind != .appStorage && $0.mayChangeTheValue }
  }
}

extension KeySite {
  /// Whether the place uses key-value observing on the key.
  fileprivate var isObserved: Bool { kind == .appStorage || access == .observe }

  /// Whether the place observes, writes or removes, or may do so.
  fileprivate var mayChangeTheValue: Bool {
    switch access {
    case .write, .remove, .observe, .use: true
    case .read, .define, .post, .register: false
    }
  }
}
