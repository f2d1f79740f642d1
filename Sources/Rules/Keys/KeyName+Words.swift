import UntangleSourceFiles
import UntangleProjectModel

extension KeyName {
  /// The last part of the dotted name.
  var simpleName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Less what only says that it is a key: `isOnKey`, `is_on` and `IsOn` have the same words.
  var tellingWords: [String] {
    var parts = wordsInName(simpleName)
    if let last = parts.last, parts.count > 1, ["key", "name", "notification"].contains(last) {
      parts.removeLast()
    }
    return parts
  }

  /// Whether it says that it is kept for what was stored in times past.
  var isOld: Bool { !oldWords.isDisjoint(with: wordsInName(name)) }
}

private let oldWords: Set<String> = ["old", "legacy", "deprecated", "previous", "migration", "migrated"]
