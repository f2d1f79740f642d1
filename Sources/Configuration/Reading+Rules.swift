import UntangleFindings

extension Reading {
  mutating func rules(_ value: YamlValue, _ schemas: [RuleSchema]) -> [RuleID: RuleEntry] {
    let entries = entries(value, expected: "a mapping of rules")
    var rules = allRules(in: entries, schemas)
    for entry in entries where entry.key != Configuration.allRules {
      if let schema = schemas.first(where: { $0.id.rawValue == entry.key }) {
        guard let own = rule(entry.value, schema) else { continue }
        rules[schema.id] = rules[schema.id]?.overlaid(with: own) ?? own
      } else {
        let names = [Configuration.allRules] + schemas.map(\.id.rawValue)
        report(
          "unknown rule '\(shortened(entry.key))'" + suggestion(for: entry.key, in: names),
          at: entry.keyPlace)
      }
    }
    return rules
  }

  /// The entries that `all` gives to every rule. Its position in the file does not matter; an entry for one
  /// rule wins.
  private mutating func allRules(in entries: [YamlEntry], _ schemas: [RuleSchema]) -> [RuleID: RuleEntry] {
    var rules: [RuleID: RuleEntry] = [:]
    for entry in entries where entry.key == Configuration.allRules {
      for schema in schemas {
        // The same mistake would be reported for every rule.
        guard let setting = setting(entry.value, schema) else { break }
        rules[schema.id] = RuleEntry(setting: setting)
      }
    }
    return rules
  }

  /// Reads a severity, or a mapping with a severity and options.
  private mutating func rule(_ value: YamlValue, _ schema: RuleSchema) -> RuleEntry? {
    guard case .mapping(let entries) = value.content else {
      return setting(value, schema).map { RuleEntry(setting: $0) }
    }
    var rule = RuleEntry()
    for entry in entries {
      if entry.key == "severity" {
        rule.setting = setting(entry.value, schema)
      } else if let option = schema.option(named: entry.key) {
        rule.options[option.name] = self.option(entry.value, option.kind)
      } else {
        reportUnknownOption(entry, schema)
      }
    }
    return rule
  }

  /// `on` is the rule's default severity, or a warning if the rule is off by default.
  private mutating func setting(_ value: YamlValue, _ schema: RuleSchema) -> RuleSetting? {
    let on = schema.defaultSetting == .off ? .on(.warning) : schema.defaultSetting
    if let boolean = value.boolean { return boolean ? on : .off }
    guard case .scalar(let text, _) = value.content else {
      return refuse(value, expected: Self.settings)
    }
    switch text {
    case "off": return .off
    case "on": return on
    default:
      if let severity = Severity(rawValue: text) { return .on(severity) }
      let names = ["off", "on"] + Severity.allCases.map(\.rawValue)
      return refuse(value, expected: Self.settings, hint: suggestion(for: text, in: names))
    }
  }

  private static let settings = "off, note, warning, error or on"

  private mutating func option(_ value: YamlValue, _ kind: OptionKind) -> OptionValue? {
    switch kind {
    case .integer(_, let range): integer(value, in: range).map(OptionValue.integer)
    case .number(_, let range): number(value, in: range).map(OptionValue.number)
    case .flag: flag(value).map(OptionValue.flag)
    case .choice(_, let words): choice(value, of: words).map(OptionValue.choice)
    case .texts: listOption(value)
    }
  }

  private mutating func listOption(_ value: YamlValue) -> OptionValue? {
    guard case .list = value.content else { return refuse(value, expected: "a list of texts") }
    return .texts(texts(value, expected: "a list of texts", each: "text").map(\.text))
  }

  private mutating func reportUnknownOption(_ entry: YamlEntry, _ schema: RuleSchema) {
    let names = ["severity"] + schema.options.map(\.name)
    report(
      "unknown option '\(shortened(entry.key))' of '\(schema.id.rawValue)'"
        + suggestionOrList(entry.key, names, list: "known are"), at: entry.keyPlace)
  }

  mutating func overrides(_ value: YamlValue, _ schemas: [RuleSchema]) -> [Override] {
    list(value, expected: "a list of overrides").compactMap { item in
      let fields = fields(item, of: " in an override", named: ["paths", "rules"])
      guard item.isMapping else { return nil }
      guard let paths = fields["paths"] else {
        report("an override needs 'paths'", at: item.place)
        return nil
      }
      return Override(paths: globs(paths), rules: fields["rules"].map { rules($0, schemas) } ?? [:])
    }
  }
}
