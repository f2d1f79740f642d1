/// The subject of a rule; servers group and filter by it.
package enum RuleTopic: String, Hashable, Sendable, CaseIterable {
  /// Flags and optionals that together are one state.
  case state
  /// Cases that a switch or a list swallows or omits.
  case enums
  /// Strings that name something elsewhere.
  case keys
  /// Inconsistent spelling of the same construct.
  case style
  /// Comments that suppress rules.
  case suppressions
}

/// The share of a rule's findings that reviewers of real code called right or defensible, as
/// `Documentation/Accuracy.md` reports. For rules with fewer than ten reviewed findings it is an estimate.
package enum RulePrecision: String, Hashable, Sendable, CaseIterable {
  /// At least 95%.
  case veryHigh = "very-high"
  /// At least 85%.
  case high
  /// At least 60%.
  case medium
  /// Below 60%.
  case low
}

/// A command that shows more about the type or key of a finding.
package enum RuleNextStep: String, Hashable, Sendable, CaseIterable {
  /// `untangle states --type` prints the states of the type.
  case states
  /// `untangle suggest --type` prints the enum to write, `untangle rewrite --type` the diff.
  case suggest
  /// `untangle keys` lists every place of every key.
  case keys
  /// `untangle keys --diff` prints the enums that replace the literals.
  case typedKeys
}
