package import UntangleProjectModel

/// Keys as cases of enums, and what becomes of the places that use them.
package struct KeyMigration: Sendable {
  /// Of stores in the order of `KeyStore`, then of types in the order of `StoredType`; none is empty.
  package var enums: [KeyEnum]
  /// The keys of user defaults by context, in the namespaced style.
  package var contexts: [KeyContext] = []
  /// Keys that get another text.
  package var renames: [KeyRename] = []
  /// By path; only those that change.
  package var files: [StateRewrite.File]
  /// Places that stay as they are, by place.
  package var remainders: [Refusal]
  /// How many keys are spelt in one place already, as a constant or an attribute: they are left as they are.
  package var onceCount: Int
  /// The modules that the files with keys import.
  package var imports: Set<String>
  /// One step of indentation, as those files have it.
  var indentation: String

  package var keyCount: Int { (enums + contexts.flatMap(\.enums)).reduce(0) { $0 + $1.cases.count } }
  package var placeCount: Int { files.reduce(0) { $0 + $1.edits.count } }

  /// The file that declares the enums and the calls that take them; empty without any.
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

  /// What that file is called where nobody says.
  package var fileName: String {
    if !renames.isEmpty { return "RenamedKeys.swift" }
    let isDefaults = enums.allSatisfy { if case .defaults = $0.role { true } else { false } }
    if isDefaults { return "DefaultsKeys.swift" }
    return enums.allSatisfy { $0.role == .notifications } ? "NotificationNames.swift" : "StringKeys.swift"
  }
}

/// Which keys are to be cases.
package struct KeySelection: Hashable, Sendable {
  package var stores: Set<KeyStore>

  /// By the words of the contract, the usual ones where there are none; nil where one of them cannot be a case.
  package init?(kinds: [String]) {
    let chosen = kinds.compactMap { word in Self.choices.first { $0.word == word }?.store }
    guard chosen.count == kinds.count else { return nil }
    stores = chosen.isEmpty ? Self.usual : Set(chosen)
  }

  /// What users may name.
  package static var words: [String] { choices.map(\.word) }

  /// Stores whose keys can be cases. Xcode makes symbols of images and colours, and members have `#keyPath` and
  /// `#selector`.
  static var possible: [KeyStore] { choices.map(\.store) }

  private static let choices: [(word: String, store: KeyStore)] = [
    ("userDefaults", .defaults), ("sceneStorage", .scene), ("notification", .notifications),
    ("reuseIdentifier", .reuseIdentifiers), ("segue", .segues), ("storyboard", .storyboards),
    ("viewController", .viewControllers), ("nib", .nibs),
  ]

  /// Names of files and of view controllers stand in one place each: a case for each is one name more.
  private static let usual: Set<KeyStore> = [.defaults, .scene, .notifications, .reuseIdentifiers, .segues]
}
