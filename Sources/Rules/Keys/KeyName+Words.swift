import UntangleSourceFiles
import UntangleProjectModel

extension KeyName {
  /// The last component of the dotted name.
  var simpleName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The words of the name without those that only mark it as a key: `isOnKey`, `is_on` and `IsOn` have the
  /// same words.
  var tellingWords: [String] {
    var parts = wordsInName(simpleName)
    if let last = parts.last, parts.count > 1, ["key", "name", "notification"].contains(last) {
      parts.removeLast()
    }
    return parts
  }

  /// Whether the name says that the key is kept for data of older versions.
  var isOld: Bool { !oldWords.isDisjoint(with: wordsInName(name)) }
}

private let oldWords: Set<String> = ["old", "legacy", "deprecated", "previous", "migration", "migrated"]
