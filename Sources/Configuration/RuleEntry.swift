package import UntangleFindings

/// The values for one rule at one place of a configuration.
package struct RuleEntry: Hashable, Sendable {
  /// Nil if only options are given; the setting is then unchanged.
  package var setting: RuleSetting?
  /// Only the given options, each of the kind in the rule's schema.
  package var options: [String: OptionValue]

  package init(setting: RuleSetting? = nil, options: [String: OptionValue] = [:]) {
    self.setting = setting
    self.options = options
  }

  /// Merges two entries; `later` wins.
  package func overlaid(with later: RuleEntry) -> RuleEntry {
    RuleEntry(
      setting: later.setting ?? setting,
      options: options.merging(later.options) { _, later in later })
  }
}

/// Rule entries for the files that match a glob.
package struct Override: Hashable, Sendable {
  /// Globs; the override applies to files that match at least one.
  package var paths: [PlacedText]
  package var rules: [RuleID: RuleEntry]

  package init(paths: [PlacedText], rules: [RuleID: RuleEntry]) {
    self.paths = paths
    self.rules = rules
  }
}

extension Configuration {
  /// The setting and options of a rule under the given overrides, which are in the file's order.
  package func effective(
    _ schema: RuleSchema, under overrides: [Override] = []
  ) -> (setting: RuleSetting, options: RuleOptions) {
    let configured = overrides.reduce(rules[schema.id] ?? RuleEntry()) { entry, override in
      override.rules[schema.id].map(entry.overlaid) ?? entry
    }
    let entry = settings[schema.id].map(configured.overlaid) ?? configured
    return (
      entry.setting ?? schema.defaultSetting, RuleOptions(schema, values: entry.options)
    )
  }
}
