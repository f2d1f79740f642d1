import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

/// Matches findings with suppression comments, and records which comments were used.
struct SuppressionCheck {
  static let schema = RuleSchema(id: "suppression", defaultSetting: .on(.warning))

  static let page = RulePage(
    id: schema.id, severityText: schema.defaultSetting.text,
    summary: "A comment that suppresses a rule must name it, say why, and have an effect.",
    why: """
      A suppression is a decision that the next reader must be able to judge: which rule, and for \
      what reason. One that suppresses nothing any more hides the next finding at its place.

      A comment suppresses one rule, several rules parted by spaces, or `all`. The reason stands \
      behind ` - ` and is required. Line comments and block comments do the same:

      - `// untangle:disable:next RULE - reason` covers the line below it, and no body that begins there.
      - `// untangle:disable:this RULE - reason` covers its own line.
      - `// untangle:disable:previous RULE - reason` covers the line above it.
      - `// untangle:disable RULE - reason` covers all lines up to `// untangle:enable RULE`, or to \
      the end of the file.
      - `until: 2027-03` before the dash is the last month in which the comment holds; from the day of \
      `until: 2027-03-15` on it does not hold any more. The finding is reported again then, and says so. \
      Days are those of UTC.

      `untangle suppress RULE --reason "..."` writes such comments above the findings of a rule.
      """,
    before: ruleExamples[schema.id.rawValue]?.before ?? "",
    after: ruleExamples[schema.id.rawValue]?.after ?? "",
    fixes: [
      RulePage.FixNote(
        .safe,
        """
        Removes the comments, and the names in them, that have no effect; comments are no code. A comment \
        that misses a finding in the declaration below it stays, for somebody to move. All stay where the \
        run does not read the whole folder of the configuration, or cannot read a file in full.
        """)
    ],
    limits: ["Whether a comment has an effect is only known for rules that run."],
    exemptions: [], topic: .suppressions, precision: PrecisionBasis.syntax.precision)

  private var commentsByPath: [String: FileSuppressions] = [:]
  private let terms: SuppressionTerms

  init(files: [ProjectFile], _ terms: SuppressionTerms) {
    self.terms = terms
    // Iterates by index, because a loop over the values copies the large facts of each file.
    for index in files.indices where !files[index].suppressions.isEmpty {
      commentsByPath[files[index].path] = FileSuppressions(
        files[index].suppressions, files[index].origin, today: terms.today)
    }
  }

  /// The decision about a finding.
  enum Answer {
    /// The finding as it is reported.
    case reported(Finding)
    /// The reason is that of the first comment that allows the finding; nil if it gives none.
    case allowed(reason: String?)
  }

  /// Decides about a finding, and marks the comments that apply to it as used.
  ///
  /// Must be called for all findings in order.
  mutating func answer(to finding: Finding) -> Answer {
    let (path, line) = (finding.location.path, finding.location.line)
    switch commentsByPath[path]?.answer(to: finding.rule.rawValue, at: line) ?? .nothing {
    case .nothing: return .reported(finding)
    case .allowed(let comment): return .allowed(reason: comment.reason)
    case .expired(let comment):
      var result = finding
      let date = comment.until.map { " ('until: \($0.text)')" } ?? ""
      result.message += "; its suppression on line \(comment.span.line) has expired\(date)"
      return .reported(result)
    }
  }

  /// The mistakes in the comments themselves.
  func findings(with settings: RuleSettings) -> [Finding] {
    commentsByPath.flatMap { path, comments -> [Finding] in
      guard case .on(let severity) = settings.setting(of: Self.schema, at: path) else { return [] }
      let judge = SuppressionJudge(file: comments, view: terms.view) { rule in
        settings.setting(of: rule, at: path)
      }
      return comments.comments.compactMap { comment in
        judge.mistake(in: comment).map { mistake in
          Finding(
            rule: Self.schema.id, severity: severity,
            location: Location(path: path, span: comment.fact.span), message: mistake.message, type: nil,
            fix: mistake.fix,
            fingerprint: "\(comment.fact.rules.joined(separator: " ")) \(mistake.message)",
            data: mistake.data)
        }
      }
    }
  }
}
