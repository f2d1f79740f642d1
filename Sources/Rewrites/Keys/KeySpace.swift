/// A key's text, divided into a shared prefix and the rest, as for `com.example.app.isOn` and
/// `com.example.app.sync.isOn`.
struct KeySpace: Hashable {
  /// The text without the prefix that identifies the app only: `sync.isOn`.
  var rest: String
  /// The prefix shared with other texts: `com.example.app.sync`; nil if there is none.
  var prefix: String?

  /// One for each text, in their order.
  static func spaces(of texts: [String]) -> [KeySpace] {
    let parts = texts.map(parts)
    let families = Dictionary(grouping: parts.filter { $0.count > 1 }, by: family)
    return zip(texts, parts).map { text, parts in
      guard parts.count > 1, let others = families[family(of: parts)] else { return KeySpace(rest: text) }
      let isOwned = isDomain(parts)
      guard isOwned || others.count > 1 else { return KeySpace(rest: text) }
      let shared = others.count > 1 ? sharedCount(others) : min(2, parts.count - 1)
      let start = isOwned ? shared : 0
      let end = min(max(isOwned ? start + 1 : 1, 1), parts.count - 1)
      return KeySpace(
        rest: joined(parts[start...]), prefix: others.count > 1 ? joined(parts[..<end]) : nil)
    }
  }

  private static func parts(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "/" || $0 == ":" }
  }

  private static func family(of parts: [Substring]) -> [Substring] {
    Array(parts.prefix(isDomain(parts) ? 2 : 1))
  }

  /// Whether it is a reverse domain name, as `com.example.…`. Its first parts name the owner, not the
  /// content.
  private static func isDomain(_ parts: [Substring]) -> Bool {
    parts.count > 2 && topDomains.contains(parts[0].lowercased())
  }

  /// The length of the common prefix in parts. Each text has at least one more part.
  private static func sharedCount(_ all: [[Substring]]) -> Int {
    let shortest = all.map(\.count).min() ?? 1
    return (0..<shortest - 1).prefix { index in all.allSatisfy { $0[index] == all[0][index] } }.count
  }

  private static func joined(_ parts: ArraySlice<Substring>) -> String { parts.joined(separator: ".") }

  private static let topDomains: Set<String> = [
    "com", "org", "net", "io", "co", "dev", "me", "app", "de", "uk", "fr", "ch", "at", "nl", "jp", "cn", "ru",
    "se", "no", "fi", "it", "es", "eu", "us", "ca", "au", "br", "in", "info", "ai",
  ]
}
