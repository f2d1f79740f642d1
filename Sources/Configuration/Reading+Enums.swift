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
      if case .mapping = entry.value.content {
        report("enum '\(entry.key)' needs 'cases'", at: entry.keyPlace)
      } else if entry.value.isNothing {
        report("enum '\(entry.key)' needs 'cases'", at: entry.keyPlace)
      }
      return nil
    }
    let growth: ForeignEnum.Growth? = fields["frozen"].map { flag($0) == true ? .frozen : .open }
    return ForeignEnum(name: entry.key, cases: cases(listed), growth: growth ?? .open)
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
