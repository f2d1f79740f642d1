import UntangleSourceFiles

/// What variables are about by the words that all their names share: `reply` for `isPostingReply` and `replyError`, `refresh`
/// for `isRefreshing` and `refreshFailed`. At most three words, in camel case. nil where they share none that says more
/// than that something is, has happened or has failed, or than the name of their type.
func sharedTopic(of names: [String], in type: String = "") -> String? {
  let own = wordsInName(type)
  let lists = names.map { wordsInName($0).without(runOf: own) }
  guard let first = lists.first, lists.count > 1 else { return nil }
  for length in [3, 2, 1] where length <= first.count {
    for start in 0...(first.count - length) {
      let words = Array(first[start..<(start + length)])
      guard emptyWords.isDisjoint(with: words) else { continue }
      let found = lists.map { $0.occurrence(ofFormsOf: words) }
      guard !found.contains(nil) else { continue }
      let plain = words.indices.map { place in
        found.compactMap { $0?[place] }.min { ($0.count, $0) < ($1.count, $1) } ?? words[place]
      }
      // `selected` says what is done to a thing, and not which; `curatedInstances` are things.
      let isVerb = words.indices.contains { place in
        plain[place].hasSuffix("ed") && !wordsWithEd.contains(plain[place])
          && (length == 1 || Set(found.compactMap { $0?[place] }).count > 1)
      }
      guard !isVerb else { continue }
      return plain[0] + plain.dropFirst().map(\.startingBig).joined()
    }
  }
  return nil
}

extension [String] {
  /// The words that are no forms of these: `posting` of `posting`, `Reply` without `reply`.
  func without(formsOf words: [String]) -> [String] {
    guard !words.isEmpty else { return self }
    let stems = Set(words.map(stem))
    return filter { !stems.contains(stem($0.lowercased())) }
  }

  /// Without the first place in which these words stand one after the other, whatever their capitals; the list itself where
  /// nothing else would be left.
  func without(runOf words: [String]) -> [String] {
    guard !words.isEmpty, count > words.count else { return self }
    let start = (0...(count - words.count)).first { start in
      zip(self[start...], words).allSatisfy { $0.lowercased() == $1 }
    }
    return start.map { Array(self[..<$0] + self[($0 + words.count)...]) } ?? self
  }

  /// The first words of the list that stand one after the other and are forms of these; nil without any.
  fileprivate func occurrence(ofFormsOf words: [String]) -> [String]? {
    guard count >= words.count else { return nil }
    return (0...(count - words.count)).lazy.map { Array(self[$0..<($0 + words.count)]) }
      .first { zip($0, words).allSatisfy { stem($0) == stem($1) } }
  }
}

extension String {
  /// `search` for `searching`.
  var withoutEnding: String {
    for ending in ["ing", "ed"] where hasSuffix(ending) && count > ending.count + 2 {
      return String(dropLast(ending.count))
    }
    return self
  }
}

/// Equal for the forms of a verb.
private func stem(_ word: String) -> String {
  var text = wordsWithEd.contains(word) ? word : word.withoutEnding
  if text.count > 3, text.last == "e" { text.removeLast() }
  if text.count > 3, let last = text.last, text.dropLast().last == last { text.removeLast() }
  return text
}

/// Words that end like a participle, and are none.
private let wordsWithEd: Set<String> = ["bed", "embed", "feed", "need", "seed", "shed", "speed"]

/// Words that many flags and optionals have, whatever they are about.
private let emptyWords: Set<String> = [
  "is", "are", "was", "has", "have", "had", "did", "does", "should", "can", "will", "needs", "not", "no",
  "show", "shows", "showing", "shown", "present", "presented", "presenting", "display", "visible", "hidden",
  "error", "errors", "failed", "failure", "message", "success", "result", "state", "status", "flag", "value",
  "loading", "load", "loaded", "loader", "current", "last", "next", "previous", "pending", "active",
  "enabled", "maybe", "new", "old", "more", "all", "ui", "view", "the", "a", "of", "in", "on", "for", "to",
  "by", "with", "from", "at", "be", "begin", "end", "ended", "first", "initial", "progress", "start", "stop",
  "data", "id", "identifier", "ids", "index", "number", "string", "text",
  "url",
  "uuid",
]
