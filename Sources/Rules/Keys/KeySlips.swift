import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// All likely slips among the keys of a project.
struct KeySlips {
  /// Pairs of keys that are meant to be one.
  var twins: [KeySlipEvidence]
  /// Keys that differ from their constant's name; without those in a pair.
  var texts: [MisspeltText]

  init(in project: AnalyzedProject) {
    let keys = project.ledger.keys.filter(\.canBeMisspelt)
    let pairs = Dictionary(grouping: keys, by: \.store).values.flatMap(KeyPair.pairs)
      .filter { !$0.isMigration }
    let properties = project.project.keyProperties
    let alone = keys.filter { $0.sites(.remove).isEmpty }
      .compactMap { MisspeltText($0, properties) }
    let vocabulary = Vocabulary(
      of: Set((pairs.map(\.slip) + alone.map(\.slip)).flatMap(\.words)), in: project.project,
      project.ledger)
    let alike = pairs.compactMap { KeySlipEvidence($0, vocabulary) }
    let known = Set(alike.flatMap { [$0.pair.suspect, $0.pair.other] })
    let halves = HalfKeys(of: project.project, project.ledger, in: [.defaults])
    twins =
      alike
      + halves.unansweredPairs.filter { !known.contains($0.suspect) && !known.contains($0.other) }
      .map { KeySlipEvidence(pair: $0, kind: .readButNeverSet) }
    texts = alone.filter { !known.contains($0.key) && $0.isCertain(vocabulary) }
  }

  /// The keys in the pairs, which are reported already.
  var keys: Set<IndexedKey> { Set(twins.flatMap { [$0.pair.suspect, $0.pair.other] }) }
}

extension IndexedKey {
  /// Whether the project alone decides the spelling. Names of files and of Objective-C members are spelled
  /// elsewhere.
  fileprivate var canBeMisspelt: Bool {
    guard form == .exact, text.utf8.count >= 4 else { return false }
    switch store {
    case .defaults, .scene, .notifications, .reuseIdentifiers, .segues, .viewControllers, .userInfo,
      .custom:
      return !doers.isEmpty || !sites(.remove).isEmpty
    case .images, .colors, .storyboards, .nibs, .keyPaths, .selectors: return false
    }
  }
}

extension NameSlip {
  /// The words that differ.
  fileprivate var words: [String] {
    switch self {
    case .style, .word: []
    case .letters(let left, let right), .ending(let left, let right): [left, right]
    }
  }
}
