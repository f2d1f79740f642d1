import UntangleFacts
import UntangleProjectModel

/// The evidence that two keys which differ by a slip are meant to be one.
struct KeySlipEvidence {
  enum Kind: Hashable {
    /// One key is only given and the other only taken; `asked` is the text of the latter.
    case halves(asked: String)
    /// One key is only taken, and the other only removed.
    case removed
    /// One key has a word that occurs nowhere else in the project.
    case strangeWord(String)
    /// One key is only taken, and the other is set in a single view that no other code shares.
    case readButNeverSet
    /// The keys differ in style, and one of them is used in a single place.
    case style
  }

  /// In `pair`, the suspect is the key that is reported.
  var pair: KeyPair
  var kind: Kind

  init(pair: KeyPair, kind: Kind) {
    self.pair = pair
    self.kind = kind
  }

  /// nil if both keys may be intended.
  init?(_ pair: KeyPair, _ vocabulary: Vocabulary) {
    // Messages of many senders share this store, so `server_url` may come from outside.
    if pair.suspect.store == .userInfo, pair.slip == .style { return nil }
    if let asked = pair.readOnlyKey {
      if case .ending = pair.slip, pair.isNamedApart { return nil }
      // The taking key is the suspect, unless the other key is used less often: a failing read is where a
      // developer looks first.
      let first = pair.suspect == asked ? pair : pair.reversed
      self.pair = first.other.doers.isEmpty ? first : first.rarerFirst
      kind = first.other.doers.isEmpty ? .removed : .halves(asked: asked.text)
      return
    }
    // Each table has its own cells, so another table may use the other spelling.
    guard pair.suspect.store != .reuseIdentifiers, !pair.isNamedApart, pair.hasOneMeaning else { return nil }
    switch pair.slip {
    case .ending, .word: return nil
    case .style:
      self.pair = pair.rarerFirst
      guard self.pair.suspect.doers.count == 1 else { return nil }
      kind = .style
    case .letters:
      guard let found = pair.strangeFirst(vocabulary), case .letters(let word, _) = found.slip
      else { return nil }
      self.pair = found
      kind = .strangeWord(word)
    }
  }
}

extension KeyPair {
  /// Whether one key is only taken and the other is never taken.
  var isHalved: Bool { readOnlyKey != nil }

  /// The key that is only taken, while the other one is only given or only removed.
  fileprivate var readOnlyKey: IndexedKey? {
    switch (suspect.roles, other.roles) {
    case ([.takes], [.gives]): suspect
    case ([.gives], [.takes]): other
    case ([.takes], []) where !other.sites(.remove).isEmpty: suspect
    case ([], [.takes]) where !suspect.sites(.remove).isEmpty: other
    default: nil
    }
  }

  fileprivate var rarerFirst: KeyPair {
    suspect.doers.count <= other.doers.count ? self : reversed
  }

  /// The pair with the strange word first; nil if neither key has one.
  ///
  /// If both words are strange, only swapped letters are evidence of a slip.
  fileprivate func strangeFirst(_ vocabulary: Vocabulary) -> KeyPair? {
    let (isOne, isOther) = (hasStrangeWord(vocabulary), reversed.hasStrangeWord(vocabulary))
    switch (isOne, isOther) {
    case (true, false): return self
    case (false, true): return reversed
    case (true, true): return slip.isSwap ? rarerFirst : nil
    case (false, false): return nil
    }
  }

  private func hasStrangeWord(_ vocabulary: Vocabulary) -> Bool {
    guard case .letters(let word, _) = slip else { return false }
    return vocabulary.names(with: word, besides: suspect).isEmpty
  }

  /// Whether the stored types have a common type; true if the types of one key are unknown.
  fileprivate var hasOneMeaning: Bool {
    let types = [suspect, other].map { Set($0.sites.compactMap(\.valueType)) }
    return types.contains { $0.isEmpty } || !types[0].isDisjoint(with: types[1])
  }
}
