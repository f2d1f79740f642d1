package import UntangleFacts
package import UntangleFindings

/// A check of the analysed project, with an id, documentation and options.
///
/// A rule is one file of `Catalog` with its guide, schema, check and messages. It is listed in
/// `AllRules.swift`; its examples are the fixtures `example.swift` and `example.fixed.swift`.
package protocol Rule: Sendable {
  static var schema: RuleSchema { get }
  static var guide: RuleGuide { get }
  /// The facts that the rule needs beyond those of every run.
  static var facts: FactDetail { get }
  /// The derivations that the check reads.
  static var needs: Derivations { get }

  /// `options` gives the options for a path; it is called for the location of each finding.
  init(options: @escaping @Sendable (_ path: String) -> RuleOptions)

  /// In any order. Severities are relative to the schema's default; the caller applies the configured
  /// severity.
  func findings(in project: AnalyzedProject) -> [Finding]
}

/// The documentation of a rule.
package struct RuleGuide: Sendable {
  /// One sentence that starts with a capital and ends with a period.
  package var summary: String
  /// Paragraphs separated by empty lines.
  package var why: String
  /// Known misses and false alarms.
  package var limits: [String]
  /// Code that looks like an offence but is not reported.
  package var exemptions: [String]
  /// What `lint --fix` writes; empty if the rule has no fix.
  package var fixes: [RulePage.FixNote] = []
  package var topic = RuleTopic.state
  package var precision: PrecisionBasis
  /// Commands that show more than the finding; empty if there are none.
  package var nextSteps: [RuleNextStep] = []
}

extension Rule {
  static var id: RuleID { schema.id }
  package static var facts: FactDetail { .findings }

  /// The default severity. For a rule that is off by default, a warning.
  static var severity: Severity {
    switch schema.defaultSetting {
    case .on(let severity): severity
    case .off: .warning
    }
  }

  /// The rule's page.
  package static var page: RulePage {
    let example = ruleExamples[id.rawValue]
    return RulePage(
      id: id, severityText: schema.defaultSetting.text, summary: guide.summary, why: guide.why,
      before: example?.before ?? "", after: example?.after ?? "",
      options: schema.options.map {
        RulePage.Option(name: $0.name, kind: $0.kind, summary: $0.summary)
      },
      fixes: guide.fixes, limits: guide.limits, exemptions: guide.exemptions, topic: guide.topic,
      precision: guide.precision.precision, nextSteps: guide.nextSteps,
      suppressing: """
        `// untangle:disable:next \(id.rawValue) - reason` above a line allows what is found there, \
        `disable:this` on the line and `disable:previous` below it do the same, and `disable` holds up to \
        `untangle:enable \(id.rawValue)`. `until: 2027-03` before the dash ends it; \
        `untangle rules suppression` has more about them.
        """)
  }
}

/// The source of a rule's example, before and after.
struct RuleExample: Sendable {
  var before: String
  var after: String
}

extension RuleSetting {
  /// The word in `.lintrc.yml`.
  package var text: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.rawValue
    }
  }
}
