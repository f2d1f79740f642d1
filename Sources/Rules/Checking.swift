import UntangleFacts
package import UntangleFindings
package import UntangleProjectModel
import UntangleSourceFiles

/// Which rules run where, as the configuration and the command line say.
package struct RuleSettings: Sendable {
  /// The rule's setting and options for a file.
  package typealias Lookup =
    @Sendable (_ rule: RuleSchema, _ path: String) -> (setting: RuleSetting, options: RuleOptions)

  private let lookup: Lookup

  package init(lookup: @escaping Lookup) { self.lookup = lookup }

  /// Every rule as its schema says.
  package static let standard = RuleSettings { schema, _ in
    (schema.defaultSetting, RuleOptions(schema))
  }

  package func setting(of schema: RuleSchema, at path: String) -> RuleSetting { lookup(schema, path).setting }
  func options(of schema: RuleSchema, at path: String) -> RuleOptions { lookup(schema, path).options }
}

/// The schemas of all rules, those of the comments that suppress them included, by id.
package var allSchemas: [RuleSchema] {
  (allRules.map { $0.schema } + [SuppressionCheck.schema]).sorted { $0.id < $1.id }
}

/// Of the comments themselves.
package var suppressionSchema: RuleSchema { SuppressionCheck.schema }

/// The pages of all rules, by id.
package var allPages: [RulePage] {
  (allRules.map { $0.page } + [SuppressionCheck.page]).sorted { $0.id < $1.id }
}

/// What the rules found; both lists sorted.
package struct CheckedFindings: Sendable {
  package var findings: [Finding]
  /// What comments in the sources allow.
  package var suppressed: [AcceptedFinding]

  package init(findings: [Finding] = [], suppressed: [AcceptedFinding] = []) {
    self.findings = findings
    self.suppressed = suppressed
  }
}

/// Runs some rules, sets apart what comments in the sources allow, and reports comments that allow nothing.
///
/// Equal fingerprints of one rule are told apart by a number.
///
/// `rules` are those that are on for some path; what they need is derived. `timed` is told of each how long it took, on
/// any thread.
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
  // First those that are reported: a comment elsewhere changes no fingerprint.
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

/// Tells findings of one fingerprint apart.
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
