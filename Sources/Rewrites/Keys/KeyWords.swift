import SwiftParser
import UntangleSourceFiles

/// Converts texts to names in Swift's style.
enum KeyWords {
  /// The name, as `isUserLoggedIn` for `is_user-logged in`; nil where the text has neither letters nor
  /// digits.
  static func name(of text: String) -> String? {
    let name = isPlainName(text) ? withoutMark(text) : joined(words(of: text), isShouted: isShouted(text))
    guard let first = name.first else { return nil }
    return first.isNumber ? "_" + name : name
  }

  /// The name with backticks where it is a keyword.
  static func escaped(_ name: String) -> String {
    name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
  }

  /// Names that an enum case cannot have, or that are ambiguous where they are used.
  static let taken: Set<String> = [
    "init", "self", "Self", "Type", "Protocol", "none", "some", "rawValue", "hashValue", "hash", "allCases",
  ]

  /// Whether the text is in camel case already: it starts with a lowercase letter and has no separators.
  private static func isPlainName(_ text: String) -> Bool {
    text.first?.isLowercase == true && text.allSatisfy(isWordPart)
  }

  /// The name without the prefix of a constant, as in `kUserName`.
  private static func withoutMark(_ name: String) -> String {
    let rest = Array(name.dropFirst())
    guard name.first == "k", rest.count > 2, rest[0].isUppercase, rest[1].isLowercase else { return name }
    return rest[0].lowercased() + String(rest.dropFirst())
  }

  /// Whether all letters are capitals, as in `USER_NAME`. In `HOME_url` only one word is in capitals.
  private static func isShouted(_ text: String) -> Bool { !text.contains(where: \.isLowercase) }

  private static func joined(_ words: [String], isShouted: Bool) -> String {
    guard let first = words.first else { return "" }
    return first.lowercased()
      + words.dropFirst().map { (isShouted ? $0.lowercased() : $0).startingBig }.joined()
  }

  /// Whether the character can be part of a name.
  private static func isWordPart(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
  }

  /// The words of a text, divided at separators and capitals: `URLCache` is `URL` and `Cache`.
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
