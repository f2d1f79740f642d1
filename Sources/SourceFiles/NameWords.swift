extension StringProtocol {
  /// The text with a lowercase first letter: `presented` for `Presented`.
  package var startingSmall: String { prefix(1).lowercased() + dropFirst() }

  /// The text with an uppercase first letter: `Presented` for `presented`.
  package var startingBig: String { prefix(1).uppercased() + dropFirst() }
}

/// The words of a name or a key in lower case: `isLoggedIn` and `is_logged-in` are `is`, `logged`, `in`.
///
/// Runs of digits are separate words. Letters beyond ASCII belong to the word around them.
package func wordsInName(_ text: String) -> [String] {
  var words: [String] = []
  var current: [Unicode.Scalar] = []
  let scalars = Array(text.unicodeScalars)
  func finish() {
    guard !current.isEmpty else { return }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: current)
    words.append(String(word).lowercased())
    current = []
  }
  for (index, scalar) in scalars.enumerated() {
    let kind = LetterKind(scalar)
    guard kind != .separator else {
      finish()
      continue
    }
    if let last = current.last,
      startsWord(kind, after: LetterKind(last), next: scalars.dropFirst(index + 1).first)
    {
      finish()
    }
    current.append(scalar)
  }
  finish()
  return words
}

/// Whether a word starts at this letter, as within `loggedIn`, `URLName` and `item1`.
private func startsWord(_ kind: LetterKind, after last: LetterKind, next: Unicode.Scalar?) -> Bool {
  switch (last, kind) {
  case (.lower, .upper), (.digit, .upper), (.digit, .lower), (.lower, .digit), (.upper, .digit): true
  case (.upper, .upper): next.map { LetterKind($0) == .lower } ?? false
  default: false
  }
}

private enum LetterKind {
  case lower, upper, digit, separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39: self = .digit
    case 0x41...0x5A: self = .upper
    case 0x61...0x7A: self = .lower
    case 0x80...: self = .lower
    default: self = .separator
    }
  }
}
