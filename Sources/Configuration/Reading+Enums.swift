import UntangleProjectModel

extension Reading {
  mutating func enums(_ value: YamlValue) -> [ForeignEnum] {
    entries(value, expected: "a mapping of enums").compactMap { foreignEnum($0) }
  }

  private mutating func foreignEnum(_ entry: YamlEntry) -> ForeignEnum? {
    let isName = entry.key.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy(isIdentifier)
    guard isName else {
      report("'\(shortened(entry.key))' is no name of an enum", at: entry.keyPlace)
      return nil
    }
    let fields = fields(entry.value, of: " of enum '\(entry.key)'", named: ["cases", "frozen"])
    guard let listed = fields["cases"] else {
      let isReported = !entry.value.isNothing && !entry.value.isMapping
      if !isReported { report("enum '\(entry.key)' needs 'cases'", at: entry.keyPlace) }
      return nil
    }
    let cases = cases(listed)
    let isFrozen = fields["frozen"].flatMap { flag($0) } ?? false
    return ForeignEnum(name: entry.key, cases: cases, growth: isFrozen ? .frozen : .open)
  }

  private mutating func cases(_ value: YamlValue) -> [String] {
    var cases: [String] = []
    for item in list(value, expected: "a list of cases") {
      guard let name = word(item, expected: "the name of a case") else { continue }
      if !isIdentifier(name) {
        report(
          "expected the name of a case without payload, found '\(shortened(name))'", at: item.place)
      } else if cases.contains(name) {
        report("case '\(name)' is listed twice", at: item.place)
      } else {
        cases.append(name)
      }
    }
    return cases
  }
}
