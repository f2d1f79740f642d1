import UntangleFacts
package import UntangleFindings
package import UntangleProjectModel
import UntangleSourceFiles

/// The settings of all rules for each path, from the configuration and the command line.
package struct RuleSettings: Sendable {
  /// The rule's setting and options for a file.
  package typealias Lookup =
    @Sendable (_ rule: RuleSchema, _ path: String) -> (setting: RuleSetting, options: RuleOptions)

  private let lookup: Lookup

  package init(lookup: @escaping Lookup) { self.lookup = lookup }

  /// The default settings of all rules.
  package static let standard = RuleSettings { schema, _ in
    (schema.defaultSetting, RuleOptions(schema))
  }

  package func setting(of schema: RuleSchema, at path: String) -> RuleSetting { lookup(schema, path).setting }
  func options(of schema: RuleSchema, at path: String) -> RuleOptions { lookup(schema, path).options }
}

/// The schemas of all rules, sorted by id. Includes the check of suppression comments.
package var allSchemas: [RuleSchema] {
  (allRules.map { $0.schema } + [SuppressionCheck.schema]).sorted { $0.id < $1.id }
}

/// The schema of the check of suppression comments.
package var suppressionSchema: RuleSchema { SuppressionCheck.schema }

/// The pages of all rules, sorted by id.
package var allPages: [RulePage] {
  (allRules.map { $0.page } + [SuppressionCheck.page]).sorted { $0.id < $1.id }
}

/// The result of all rules; both lists are sorted.
package struct CheckedFindings: Sendable {
  package var findings: [Finding]
  /// Findings that suppression comments allow.
  package var suppressed: [AcceptedFinding]

  package init(findings: [Finding] = [], suppressed: [AcceptedFinding] = []) {
    self.findings = findings
    self.suppressed = suppressed
  }
}

/// Runs the rules, separates the findings that suppression comments allow, and reports unused comments.
///
/// Findings of a rule with equal fingerprints are numbered.
///
/// `rules` must be on for some path, and their derivations must exist. `timed` is called with the time of
/// each rule, on any thread.
package func check(
  _ project: AnalyzedProject, _ rules: [any Rule.Type] = allRules, with settings: RuleSettings,
  _ terms: SuppressionTerms = .standard, work: some WorkSharing = WorkInTurn(),
  timed: @escaping @Sendable (RuleID, Duration) -> Void = { _, _ in }
) -> CheckedFindings {
  let raw = work.results(count: rules.count) { index in
    let start = ContinuousClock.now
    defer { timed(rules[index].id, ContinuousClock.now - start) }
    return findings(of: rules[index], in: project, with: settings)
  }.joined()
  var suppressions = SuppressionCheck(files: project.project.files, terms)
  var kept: [Finding] = []
  var suppressed: [AcceptedFinding] = []
  for finding in raw.sorted() {
    switch suppressions.answer(to: finding) {
    case .reported(let finding): kept.append(finding)
    case .allowed(let reason): suppressed.append(AcceptedFinding(finding, .comment(reason: reason)))
    }
  }
  kept += suppressions.findings(with: settings)
  var numbers = FindingNumbers()
  // Reported findings are numbered first, so that adding a suppression comment changes no other fingerprint.
  let reported = kept.sorted().map { numbers.numbered($0) }
  for index in suppressed.indices { suppressed[index].finding = numbers.numbered(suppressed[index].finding) }
  return CheckedFindings(findings: reported, suppressed: suppressed)
}

private func findings(
  of rule: any Rule.Type, in project: AnalyzedProject, with settings: RuleSettings
) -> [Finding] {
  let schema = rule.schema
  let instance = rule.init { path in settings.options(of: schema, at: path) }
  return instance.findings(in: project).compactMap { finding in
    switch settings.setting(of: schema, at: finding.location.path) {
    case .off: return nil
    case .on(let severity):
      var result = finding
      // What a rule itself calls a note is one, unless its configured severity is lower still; what it calls more
      // than its severity stays that.
      if finding.severity > rule.severity {
        result.severity = max(severity, finding.severity)
      } else if finding.severity == rule.severity || severity < finding.severity {
        result.severity = severity
      }
      return result
    }
  }
}

/// Numbers findings of a rule with equal fingerprints.
private struct FindingNumbers {
  private var counts: [String: Int] = [:]

  mutating func numbered(_ finding: Finding) -> Finding {
    let key = "\(finding.rule.rawValue) \(finding.fingerprint)"
    let count = counts[key, default: 0] + 1
    counts[key] = count
    var result = finding
    result.identity = stableHash(key)
    result.fingerprint = count == 1 ? result.identity : stableHash("\(key) \(count)")
    return result
  }
}
