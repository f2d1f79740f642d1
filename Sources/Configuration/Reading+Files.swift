import UntangleFindings

extension Reading {
  /// Reads the path of the file that this one extends. An address is a mistake.
  mutating func extended(_ value: YamlValue) -> PlacedText? {
    guard let path = text(value, expected: "the path of a configuration file") else { return nil }
    guard !path.contains("://") else {
      report(
        "'extends' takes the path of a file, and nothing is fetched; keep a copy beside the sources",
        at: value.place)
      return nil
    }
    return PlacedText(path, at: value.place)
  }

  /// Reads the address of the rule pages. Only https addresses are accepted, because reports link to them.
  mutating func rulePages(_ value: YamlValue) -> RulePages? {
    if value.isNothing { return nil }
    let expected = "an https address, like 'https://example.org/Documentation/Rules'"
    guard let text = text(value, expected: expected) else { return nil }
    if let pages = RulePages(text) { return pages }
    return refuse(value, expected: expected)
  }

  /// Checks the program's version against the version that the project wants: an exact version, a prefix or a
  /// minimum.
  mutating func checkVersion(_ value: YamlValue) {
    guard let text = word(value, expected: "a version of untangle") else { return }
    guard let wanted = WantedVersion(text) else {
      report(
        "expected a version like '\(toolVersion)', '0.1' or '>=0.1', found '\(shortened(text))'",
        at: value.place)
      return
    }
    guard !wanted.takes(toolVersion) else { return }
    report(
      "the project wants untangle \(text), and this is \(toolVersion): install that version, or change this line",
      at: value.place)
  }
}

/// A wanted version: `1.2.3`, `1.2` for all versions with this prefix, or `>=1.2`.
struct WantedVersion: Hashable {
  private enum Comparison: Hashable { case start, least }

  private let comparison: Comparison
  private let numbers: [Int]

  /// nil if the text is not a version.
  init?(_ text: String) {
    comparison = text.hasPrefix(">=") ? .least : .start
    let digits = text.drop { $0 == ">" || $0 == "=" || $0 == " " }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
    numbers = parts.compactMap(\.self)
  }

  func takes(_ version: String) -> Bool {
    // Ignores the pre-release and build parts, behind `-` or `+`.
    let own = version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").compactMap { Int($0) }
    return switch comparison {
    case .start: own.starts(with: numbers)
    case .least: !own.lexicographicallyPrecedes(numbers)
    }
  }
}
