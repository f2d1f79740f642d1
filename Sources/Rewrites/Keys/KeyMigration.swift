package import UntangleProjectModel

/// The result of a migration: keys as enum cases, and the edits of their uses.
package struct KeyMigration: Sendable {
  /// By store in the order of `KeyStore`, then by type in the order of `StoredType`. Each has cases.
  package var enums: [KeyEnum]
  /// The keys of user defaults by context, in the namespaced style.
  package var contexts: [KeyContext] = []
  /// Keys that get another text.
  package var renames: [KeyRename] = []
  /// By path; only those that change.
  package var files: [StateRewrite.File]
  /// Uses that stay unchanged, with the reason; sorted by place.
  package var remainders: [Refusal]
  /// The number of keys that already have a single spelling, as a constant or an attribute. They stay
  /// unchanged.
  package var onceCount: Int
  /// The modules that the files with keys import.
  package var imports: Set<String>
  /// The unit of indentation in those files.
  var indentation: String

  package var keyCount: Int { (enums + contexts.flatMap(\.enums)).reduce(0) { $0 + $1.cases.count } }
  package var placeCount: Int { files.reduce(0) { $0 + $1.edits.count } }

  /// The file that declares the enums and the calls that take them; empty without enums.
  package var declaration: String {
    let blocks = renames.isEmpty ? [contexts.declaration] + enums.blocks : [renames.declaration]
    let written = blocks.filter { !$0.isEmpty }
    guard !written.isEmpty else { return "" }
    let all = Array<String>(([["import Foundation"]] + written).joined(separator: [""]))
    let lines = all.map { line -> String in
      let steps = line.prefix { $0 == " " }.count / 2
      return String(repeating: indentation, count: steps) + line.drop { $0 == " " }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The default name of that file.
  package var fileName: String {
    if !renames.isEmpty { return "RenamedKeys.swift" }
    let isDefaults = enums.allSatisfy { if case .defaults = $0.role { true } else { false } }
    if isDefaults { return "DefaultsKeys.swift" }
    return enums.allSatisfy { $0.role == .notifications } ? "NotificationNames.swift" : "StringKeys.swift"
  }
}

/// The keys that are to become cases.
package struct KeySelection: Hashable, Sendable {
  package var stores: Set<KeyStore>

  /// From the words of the contract; empty for the default selection. nil for a word whose keys cannot be
  /// cases.
  package init?(kinds: [String]) {
    let chosen = kinds.compactMap { word in Self.choices.first { $0.word == word }?.store }
    guard chosen.count == kinds.count else { return nil }
    stores = chosen.isEmpty ? Self.usual : Set(chosen)
  }

  /// The words that users can give.
  package static var words: [String] { choices.map(\.word) }

  /// Stores whose keys can become cases. Images and colours have generated symbols in Xcode, and members have
  /// `#keyPath` and `#selector`.
  static var possible: [KeyStore] { choices.map(\.store) }

  private static let choices: [(word: String, store: KeyStore)] = [
    ("userDefaults", .defaults), ("sceneStorage", .scene), ("notification", .notifications),
    ("reuseIdentifier", .reuseIdentifiers), ("segue", .segues), ("storyboard", .storyboards),
    ("viewController", .viewControllers), ("nib", .nibs),
  ]

  /// Leaves out names of files and view controllers, which have one use each, so that a case would only add a
  /// name.
  private static let usual: Set<KeyStore> = [.defaults, .scene, .notifications, .reuseIdentifiers, .segues]
}
