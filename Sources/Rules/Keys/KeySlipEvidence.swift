import UntangleFacts
import UntangleProjectModel

/// Why two keys that differ by a slip were meant to be one.
struct KeySlipEvidence {
  enum Kind: Hashable {
    /// One is only given, the other, here by its text, only asked for.
    case halves(asked: String)
    /// One is only asked for, the other only removed.
    case removed
    /// One has a word that nothing else in the project has.
    case strangeWord(String)
    /// One is only asked for, the other set in one view that has it to itself.
    case unanswered
    /// They differ in style, and one of them stands in a single place.
    case style
  }

  /// With the suspect told from the other.
  var pair: KeyPair
  var kind: Kind

  init(pair: KeyPair, kind: Kind) {
    self.pair = pair
    self.kind = kind
  }

  /// nil where both may be meant.
  init?(_ pair: KeyPair, _ vocabulary: Vocabulary) {
    // Messages of many senders share the store: `server_url` may come from elsewhere.
    if pair.suspect.store == .userInfo, pair.slip == .style { return nil }
    if let asked = pair.askedHalf {
      if case .ending = pair.slip, pair.isNamedApart { return nil }
      // What is asked for in vain is where a reader looks first.
      let first = pair.suspect == asked ? pair : pair.reversed
      self.pair = first.other.doers.isEmpty ? first : first.rarerFirst
      kind = first.other.doers.isEmpty ? .removed : .halves(asked: asked.text)
      return
    }
    // Each table has cells of its own: another table may well have the other spelling.
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
  /// Whether one is only asked for and the other never, whatever else happens to it.
  var isHalved: Bool { askedHalf != nil }

  /// The one that is only asked for while the other is only given, or removed.
  fileprivate var askedHalf: LedgerKey? {
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

  /// The one first whose word nothing else has; nil where neither is such.
  ///
  /// Where both are, only letters that stand the wrong way round tell a slip from another word.
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

  /// Whether the types of what they hold, where they are known, have something in common.
  fileprivate var hasOneMeaning: Bool {
    let types = [suspect, other].map { Set($0.sites.compactMap(\.valueType)) }
    return types.contains { $0.isEmpty } || !types[0].isDisjoint(with: types[1])
  }
}
