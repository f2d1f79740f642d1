/// Where the pages of the rules can be read: reports link to them.
package struct RulePages: Hashable, Sendable {
  /// What stands in an address for the rule's name.
  package static let placeholder = "{rule}"

  /// As it was written: a folder's address, or one with the placeholder.
  package let text: String

  /// nil for what is no address with https and a host.
  ///
  /// A folder is one that `Scripts/site` makes, so its pages end in `.html`:
  /// `https://example.org/Documentation/Rules`. Others say how their pages are called:
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

  /// In bytes: what browsers and readers of reports take.
  private static let longest = 2_000

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// What RFC 3986 lets stand in an address as it is, without what Markdown reads as the end of a link.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~:/?#@!$&*+,;=%".utf8.contains(byte)
  }
}

extension String {
  /// The texts between a word that stands in it.
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
