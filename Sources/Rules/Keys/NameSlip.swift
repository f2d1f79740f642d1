import UntangleSourceFiles

/// How one name turns into another by a slip.
enum NameSlip: Hashable, Sendable {
  /// By letter case, or by what stands between the words: `Cell`, `cell`.
  case style
  /// By one or two letters of one word, here as the first and as the second name have it.
  case letters(String, String)
  /// By how a word ends: `setting`, `settings`. Both may be meant.
  case ending(String, String)
  /// By one word that only one of them has.
  case word

  /// nil for names that are equal, or too different to be a slip.
  init?(_ left: KeyWords, _ right: KeyWords) {
    guard left.text != right.text else { return nil }
    if left.plain == right.plain {
      self = .style
      return
    }
    guard left.words.count == right.words.count else { return nil }
    let differing = left.words.indices.filter { left.words[$0] != right.words[$0] }
    guard differing.count == 1 else { return nil }
    self.init(word: left.words[differing[0]], word: right.words[differing[0]])
  }

  /// nil for words that a writer would not take for each other by mistake.
  init?(word left: String, word right: String) {
    let (first, second) = (Array(left.utf8), Array(right.utf8))
    let (shorter, longer) = (min(first.count, second.count), max(first.count, second.count))
    // `isOn` and `isOff`, `item1` and `item2`, `unable` and `able` are words of their own.
    guard NameSlip.mayHit(left), NameSlip.mayHit(right), longer >= 4, first[0] == second[0],
      longer - shorter <= 2
    else { return nil }
    let distance = editDistance(first, second)
    guard distance == 1 || (distance == 2 && shorter >= 8) else { return nil }
    let common = zip(first, second).prefix { $0 == $1 }.count
    let tails = [first, second].map { String(decoding: $0.dropFirst(common), as: UTF8.self) }
    if tails.allSatisfy(endings.contains) {
      self = .ending(left, right)
      return
    }
    // `test` and `text`: short words are often one letter apart.
    if distance == 1, shorter == longer, shorter < 5, first.sorted() != second.sorted() { return nil }
    self = .letters(left, right)
  }

  /// Whether a slip in the word shows: it has three letters or more, and no digit.
  fileprivate static func mayHit(_ word: String) -> Bool {
    word.utf8.count >= 3 && !word.utf8.contains { (0x30...0x39).contains($0) }
  }

  /// Whether two letters of a longer word stand the wrong way round.
  var isSwap: Bool {
    guard case .letters(let left, let right) = self else { return false }
    return left.utf8.count >= 6 && left.utf8.count == right.utf8.count
      && left.utf8.sorted() == right.utf8.sorted()
  }

  var reversed: NameSlip {
    switch self {
    case .style, .word: self
    case .letters(let left, let right): .letters(right, left)
    case .ending(let left, let right): .ending(right, left)
    }
  }
}

private let endings: Set<String> = [
  "", "s", "es", "d", "ed", "ing", "r", "er", "n", "ly", "y", "e", "ies",
]

/// A key's text with its words, taken apart once.
struct KeyWords: Hashable, Sendable {
  var text: String
  var words: [String]

  init(_ text: String) {
    self.text = text
    words = wordsInName(text)
  }

  /// Without letter case and what stands between the words.
  var plain: String { words.joined() }

  /// Whether the other has all words in order, and one more.
  func lacksOneWord(of other: KeyWords) -> Bool {
    guard words.count + 1 == other.words.count, words.count >= 2 else { return false }
    let common = zip(words, other.words).prefix { $0 == $1 }.count
    return words[common...].elementsEqual(other.words[(common + 1)...])
  }

  /// Two names that are a slip apart have one in common: the letters of all words, or all words but one, with
  /// the place of that and its first letter.
  ///
  /// Words that no slip turns into another one, as `12` of `part12`, stand in none: thousands of keys may
  /// differ in a number.
  var slipMarks: Set<String> {
    let places = words.indices.filter { NameSlip.mayHit(words[$0]) }
    return Set(
      places.map { place in
        var others = words
        others[place] = "*\(words[place].prefix(1))"
        return others.joined(separator: " ")
      } + ["=\(plain)"])
  }
}
