package import UntangleFindings

/// What one place of a configuration says about one rule.
package struct RuleEntry: Hashable, Sendable {
  /// Nil where only options are given: the setting stays as it is.
  package var setting: RuleSetting?
  /// Only the options that are given, each of the kind that the rule's schema asks for.
  package var options: [String: OptionValue]

  package init(setting: RuleSetting? = nil, options: [String: OptionValue] = [:]) {
    self.setting = setting
    self.options = options
  }

  /// Both together; what `later` says wins.
  package func overlaid(with later: RuleEntry) -> RuleEntry {
    RuleEntry(
      setting: later.setting ?? setting,
      options: options.merging(later.options) { _, later in later })
  }
}

/// Other rules for some files.
package struct Override: Hashable, Sendable {
  /// Globs; a file that one of them matches is meant.
  package var paths: [PlacedText]
  package var rules: [RuleID: RuleEntry]

  package init(paths: [PlacedText], rules: [RuleID: RuleEntry]) {
    self.paths = paths
    self.rules = rules
  }
}

extension Configuration {
  /// The setting and options of a rule where the given overrides, in the file's order, apply.
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
