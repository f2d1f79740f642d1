import UntangleSourceFiles
import UntangleFacts
import UntangleProjectModel

/// Which names of a project have a word in them.
struct Vocabulary {
  private var namesByWord: [String: Set<String>] = [:]

  /// Of a few words only: all names of the project are looked at once.
  init(of wanted: Set<String>, in project: Project, _ ledger: KeyIndex) {
    guard !wanted.isEmpty else { return }
    var seen: Set<String> = []
    func note(_ name: String) {
      guard seen.insert(name).inserted else { return }
      for word in wordsInName(name) where wanted.contains(word) {
        namesByWord[word, default: []].insert(name)
      }
    }
    for type in project.types.indices {
      note(project.types[type].simpleName)
      for enumCase in project.types[type].cases { note(enumCase.name) }
      for index in project.types[type].variables.indices {
        note(project.types[type].variables[index].fact.name)
      }
      for index in project.types[type].bodies.indices {
        note(project.types[type].bodies[index].fact.name)
      }
    }
    for key in ledger.keys {
      note(key.text)
      for name in key.names { note(name.simpleName) }
    }
  }

  /// Names with the word, less those that a key brings along: its text and what holds it.
  func names(with word: String, besides key: LedgerKey) -> Set<String> {
    (namesByWord[word] ?? []).subtracting(key.names.map(\.simpleName)).subtracting([key.text])
  }
}
