package import UntangleFacts
package import UntangleFindings

/// A named judgement over the analysed project.
///
/// A rule is one file of `Catalog`: its guide, its schema, its check, its messages. It is listed in
/// `AllRules.swift`, and its examples are the fixtures `example.swift` and `example.fixed.swift`.
package protocol Rule: Sendable {
  static var schema: RuleSchema { get }
  static var guide: RuleGuide { get }
  /// What must be taken of the files besides what every run needs.
  static var facts: FactDetail { get }
  /// What its check looks at besides the merged facts.
  static var needs: Derivations { get }

  /// The options that hold for a path; asked once for each finding's place.
  init(options: @escaping @Sendable (_ path: String) -> RuleOptions)

  /// In any order; severities are the schema's, the caller sets those of the configuration.
  func findings(in project: AnalyzedProject) -> [Finding]
}

/// What a rule says of itself.
package struct RuleGuide: Sendable {
  /// One sentence, starts with a capital, ends with a period.
  package var summary: String
  /// Paragraphs parted by empty lines.
  package var why: String
  /// What it is known to miss or to get wrong.
  package var limits: [String]
  /// What looks guilty and is left alone.
  package var exemptions: [String]
  /// What `lint --fix` writes; empty where a person must mend what it finds.
  package var fixes: [RulePage.FixNote] = []
  package var topic = RuleTopic.state
  /// nil where fewer than ten findings were read.
  package var precision: RulePrecision?
  /// What shows more than a finding does; empty where nothing does.
  package var nextSteps: [RuleNextStep] = []
}

extension Rule {
  static var id: RuleID { schema.id }
  package static var facts: FactDetail { .findings }

  /// The severity where no configuration says otherwise; of a rule that is off, a warning.
  static var severity: Severity {
    switch schema.defaultSetting {
    case .on(let severity): severity
    case .off: .warning
    }
  }

  /// All that is to be said about the rule.
  package static var page: RulePage {
    let example = ruleExamples[id.rawValue]
    return RulePage(
      id: id, severityText: schema.defaultSetting.text, summary: guide.summary, why: guide.why,
      before: example?.before ?? "", after: example?.after ?? "",
      options: schema.options.map {
        RulePage.Option(name: $0.name, kind: $0.kind, summary: $0.summary)
      },
      fixes: guide.fixes, limits: guide.limits, exemptions: guide.exemptions, topic: guide.topic,
      precision: guide.precision, nextSteps: guide.nextSteps,
      suppressing: """
        `// untangle:disable:next \(id.rawValue) - reason` above a line allows what is found there; \
        `untangle rules suppression` has the other forms.
        """)
  }
}

/// The source of a rule's example, before and after.
struct RuleExample: Sendable {
  var before: String
  var after: String
}

extension RuleSetting {
  /// As in `.lintrc.yml`.
  package var text: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.rawValue
    }
  }
}
