/// Everything the documentation says about one rule. Prose is minimal Markdown: paragraphs separated by empty
/// lines, lines that start with `- `, code in backticks.
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

    /// As `.lintrc.yml` spells it.
    package var defaultValue: String { kind.defaultValue.text }
  }

  /// Documents one fix of `lint --fix`.
  package struct FixNote: Hashable, Sendable {
    package var safety: Fix.Safety
    /// What is written, when, and why it is safe or not; minimal Markdown.
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
  /// The same source without the finding; empty where there is no example.
  package var after: String
  package var options: [Option]
  /// Empty where the rule has no automatic fix.
  package var fixes: [FixNote]
  /// Known false negatives and false positives of the rule; one item each.
  package var limits: [String]
  /// What looks like a violation but is not reported; one item each.
  package var exemptions: [String]
  package var topic: RuleTopic
  /// nil for a page that is not about a rule.
  package var precision: RulePrecision?
  package var nextSteps: [RuleNextStep]
  /// How to suppress one of its findings; empty where that is impossible.
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
