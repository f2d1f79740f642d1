import UntangleSourceFiles

/// A small change that turns one name into another.
enum NameSlip: Hashable, Sendable {
  /// In letter case or in the separators between words: `Cell`, `cell`.
  case style
  /// In one or two letters of one word; the words of the first and the second name.
  case letters(String, String)
  /// In the ending of a word: `setting`, `settings`. Both may be intended.
  case ending(String, String)
  /// In one word that only one of the names has.
  case word

  /// nil if the names are equal, or too different for a slip.
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

  /// nil for words that are unlikely to be confused.
  init?(word left: String, word right: String) {
    let (first, second) = (Array(left.utf8), Array(right.utf8))
    let (shorter, longer) = (min(first.count, second.count), max(first.count, second.count))
    // `isOn` and `isOff`, `item1` and `item2`, `unable` and `able` are different words.
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
    // `test` and `text`: short words often differ in one letter.
    if distance == 1, shorter == longer, shorter < 5, first.sorted() != second.sorted() { return nil }
    self = .letters(left, right)
  }

  /// Whether a slip in the word is recognizable: at least three letters and no digit.
  fileprivate static func mayHit(_ word: String) -> Bool {
    word.utf8.count >= 3 && !word.utf8.contains { (0x30...0x39).contains($0) }
  }

  /// Whether two letters of a longer word are swapped.
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

/// A key's text, split into words once.
struct KeyWords: Hashable, Sendable {
  var text: String
  var words: [String]

  init(_ text: String) {
    self.text = text
    words = wordsInName(text)
  }

  /// The text in lower case without separators.
  var plain: String { words.joined() }

  /// Whether the other text has the same words in order, and one more.
  func lacksOneWord(of other: KeyWords) -> Bool {
    guard words.count + 1 == other.words.count, words.count >= 2 else { return false }
    let common = zip(words, other.words).prefix { $0 == $1 }.count
    return words[common...].elementsEqual(other.words[(common + 1)...])
  }

  /// Keys for finding candidates: two names that differ by a slip share a mark. The marks are all words
  /// joined, and for each word the other words with its position and first letter.
  ///
  /// A word that no slip can change, such as `12` in `part12`, has no mark, because thousands of keys may
  /// differ only in a number.
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
