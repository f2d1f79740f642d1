/// The address of the rules' documentation, to which reports link.
package struct RulePages: Hashable, Sendable {
  /// Stands for the rule's name in an address.
  package static let placeholder = "{rule}"

  /// As the user wrote it: the address of a folder, or one with the placeholder.
  package let text: String

  /// nil unless the text is an https address with a host.
  ///
  /// An address without placeholder is a folder that `Scripts/site` makes, whose pages end in `.html`:
  /// `https://example.org/Documentation/Rules`. Other sites use the placeholder:
  /// `https://example.org/blob/main/Documentation/Rules/{rule}.md`.
  package init?(_ text: String) {
    let start = "https://"
    let rest = text.dropFirst(start.count)
    guard text.hasPrefix(start), text.utf8.count <= Self.longest, let first = rest.utf8.first,
      Self.isLetterOrDigit(first), text.components(Self.placeholder).joined().utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    let host = rest.prefix { !"/?#".contains($0) }
    guard !host.contains("{"), !host.contains("@") else { return nil }
    self.text = text
  }

  /// The page of a rule.
  package func address(of rule: RuleID) -> String {
    let parts = text.components(Self.placeholder)
    if parts.count > 1 { return parts.joined(separator: rule.rawValue) }
    return text + (text.hasSuffix("/") ? "" : "/") + rule.rawValue + ".html"
  }

  /// In bytes: a length that browsers and consumers of reports accept.
  private static let longest = 2_000

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// The characters that RFC 3986 allows unescaped, less those that end a link in Markdown.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~:/?#@!$&*+,;=%".utf8.contains(byte)
  }
}

extension String {
  /// The parts of the text between the occurrences of `word`.
  fileprivate func components(_ word: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
