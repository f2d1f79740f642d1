/// What a rule is about; servers group and filter by it.
package enum RuleTopic: String, Hashable, Sendable, CaseIterable {
  /// Flags and optionals that are one state.
  case state
  /// Cases that a switch or a list takes in silence, or leaves out.
  case enums
  /// Texts that name something elsewhere.
  case keys
  /// How the same thing is written.
  case style
  /// Comments that suppress rules.
  case suppressions
}

/// How many of a rule's findings were right or defensible where they were read on real code, as
/// `Documentation/Accuracy.md` tells; only for rules of which ten findings or more were read.
package enum RulePrecision: String, Hashable, Sendable, CaseIterable {
  /// 95 of 100 and more.
  case veryHigh = "very-high"
  /// 85 of 100 and more.
  case high
  /// 60 of 100 and more.
  case medium
  /// Fewer.
  case low
}

/// What shows more about the type or the key that a finding is about.
package enum RuleNextStep: String, Hashable, Sendable, CaseIterable {
  /// `untangle states --type` has the states of the type.
  case states
  /// `untangle suggest --type` has the enum to write, `untangle rewrite --type` the diff.
  case suggest
  /// `untangle keys` has every place of every key.
  case keys
  /// `untangle keys --diff` has the enums to write instead of literals.
  case typedKeys
}
