import UntangleSourceFiles
import UntangleFacts
import UntangleProjectModel

/// The names of a project by the words in them.
struct Vocabulary {
  private var namesByWord: [String: Set<String>] = [:]

  /// Collects only the given words, because all names of the project are scanned.
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

  /// The names with the word, without the key's own text and names.
  func names(with word: String, besides key: IndexedKey) -> Set<String> {
    (namesByWord[word] ?? []).subtracting(key.names.map(\.simpleName)).subtracting([key.text])
  }
}
