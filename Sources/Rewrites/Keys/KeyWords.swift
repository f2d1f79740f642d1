import SwiftParser

/// Makes names of texts, as Swift names things.
enum KeyWords {
  /// `is_user-logged in` is `isUserLoggedIn`; nil where the text has neither letters nor digits.
  static func name(of text: String) -> String? {
    let name = isPlainName(text) ? withoutMark(text) : joined(words(of: text), isShouted: isShouted(text))
    guard let first = name.first else { return nil }
    return first.isNumber ? "_" + name : name
  }

  /// With backticks where the word means something else to Swift.
  static func escaped(_ name: String) -> String {
    name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
  }

  /// Names that a case of such an enum cannot have, or that would mean something else where they are used.
  static let taken: Set<String> = [
    "init", "self", "Self", "Type", "Protocol", "none", "some", "rawValue", "hashValue", "hash", "allCases",
  ]

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Starts small and has no separators: a name already, capitals within it as somebody chose them.
  private static func isPlainName(_ text: String) -> Bool {
    text.first?.isLowercase == true && text.allSatisfy(isWordPart)
  }

  /// `kUserName` is marked as a constant, which a case needs no mark for.
  private static func withoutMark(_ name: String) -> String {
    let rest = Array(name.dropFirst())
    guard name.first == "k", rest.count > 2, rest[0].isUppercase, rest[1].isLowercase else { return name }
    return rest[0].lowercased() + String(rest.dropFirst())
  }

  /// `USER_NAME` shouts all of it, where `HOME_url` has a word in capitals.
  private static func isShouted(_ text: String) -> Bool { !text.contains(where: \.isLowercase) }

  private static func joined(_ words: [String], isShouted: Bool) -> String {
    guard let first = words.first else { return "" }
    return first.lowercased()
      + words.dropFirst().map { capitalized(isShouted ? $0.lowercased() : $0) }.joined()
  }

  /// What may stand within a name.
  private static func isWordPart(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
  }

  /// Runs of letters and digits, divided where capitals start: `URLCache` is `URL` and `Cache`.
  private static func words(of text: String) -> [String] {
    text.split { !isWordPart($0) }.flatMap { run -> [String] in
      let letters = Array(run)
      let starts = letters.indices.filter { index in
        guard index > 0, letters[index].isUppercase else { return index == 0 }
        return !letters[index - 1].isUppercase
          || index + 1 < letters.count && letters[index + 1].isLowercase
      }
      return zip(starts, starts.dropFirst() + [letters.count]).map { String(letters[$0..<$1]) }
    }
  }
}
