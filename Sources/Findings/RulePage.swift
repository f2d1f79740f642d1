/// All that is to be said about one rule. Prose is Markdown of the plainest kind: paragraphs parted
/// by empty lines, lines that start with `- `, code in back-ticks.
package struct RulePage: Hashable, Sendable {
  package struct Option: Hashable, Sendable {
    package var name: String
    package var kind: OptionKind
    package var summary: String

    package init(name: String, kind: OptionKind, summary: String) {
      self.name = name
      self.kind = kind
      self.summary = summary
    }

    /// As it would be written in `.lintrc.yml`.
    package var defaultValue: String { kind.defaultValue.text }
  }

  /// What `lint --fix` writes.
  package struct FixNote: Hashable, Sendable {
    package var safety: Fix.Safety
    /// What is written, when, and why it is safe or not; Markdown of the plainest kind.
    package var text: String

    package init(_ safety: Fix.Safety, _ text: String) {
      self.safety = safety
      self.text = text
    }
  }

  package var id: RuleID
  package var severityText: String
  /// One sentence.
  package var summary: String
  package var why: String
  /// Swift source with a finding; empty where there is no example.
  package var before: String
  /// The same source without; empty where there is no example.
  package var after: String
  package var options: [Option]
  /// Empty where a person must mend what it finds.
  package var fixes: [FixNote]
  /// What the rule is known to miss or to get wrong; one item each.
  package var limits: [String]
  /// What looks guilty and is left alone; one item each.
  package var exemptions: [String]
  package var topic: RuleTopic
  /// nil where too few findings were read.
  package var precision: RulePrecision?
  package var nextSteps: [RuleNextStep]
  /// How one of its findings is allowed; empty where none can be.
  package var suppressing: String

  package init(
    id: RuleID, severityText: String, summary: String, why: String, before: String, after: String,
    options: [Option] = [], fixes: [FixNote] = [], limits: [String] = [], exemptions: [String] = [],
    topic: RuleTopic = .state, precision: RulePrecision? = nil, nextSteps: [RuleNextStep] = [],
    suppressing: String = ""
  ) {
    self.id = id
    self.severityText = severityText
    self.summary = summary
    self.why = why
    self.before = before
    self.after = after
    self.options = options
    self.fixes = fixes
    self.limits = limits
    self.exemptions = exemptions
    self.topic = topic
    self.precision = precision
    self.nextSteps = nextSteps
    self.suppressing = suppressing
  }
}
