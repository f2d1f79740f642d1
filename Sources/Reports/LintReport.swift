package import UntangleFindings
package import UntangleScores
package import UntangleSourceFiles

/// The results of `lint`.
package struct LintReport: Sendable {
  /// Sorted.
  package var findings: [Finding]
  /// Empty unless the format needs scores.
  package var scores: ScoreSheet
  /// Sorted.
  package var unreadable: [Problem]
  /// Without the unreadable files.
  package var filesRead: Int
  /// The lines of findings and notes, for formats that show source.
  package var excerpts: Excerpts
  /// The edits of fixes, by index of the finding; empty unless the format needs them.
  package var edits: [Int: [ProposedEdit]]
  /// The states that findings are about, by index of the finding; empty unless the format needs them.
  package var states: [Int: StatesReport.Entry]
  /// The pages of all rules, by id; empty unless the format needs them.
  package var rules: [RulePage]
  /// nil if the rule pages have no address.
  package var rulePages: RulePages?
  /// The findings accepted by comments and the baseline, sorted; empty unless the run lists them.
  package var accepted: [AcceptedFinding] = []
  package var baseline = BaselineUse.none
  /// The arguments for commands that the report suggests.
  package var run = RunArguments()

  package init(
    findings: [Finding], scores: ScoreSheet, unreadable: [Problem], filesRead: Int,
    excerpts: Excerpts = Excerpts(), edits: [Int: [ProposedEdit]] = [:],
    states: [Int: StatesReport.Entry] = [:], rules: [RulePage] = []
  ) {
    self.findings = findings
    self.scores = scores
    self.unreadable = unreadable
    self.filesRead = filesRead
    self.excerpts = excerpts
    self.edits = edits
    self.states = states
    self.rules = rules
  }

  /// The lines around a finding that a format with `surroundings` shows; of a long finding only the
  /// beginning.
  package static func surroundings(of span: Span) -> ClosedRange<Int32> {
    max(1, span.line - 2)...max(span.line, min(span.endLine, span.line + 6)) + 2
  }

  /// Data that a format shows besides findings and problems.
  package enum Extra: Hashable, Sendable {
    case scores, lines, lineHashes, edits, states, rules
    /// The lines around findings.
    case surroundings
  }

  package enum BaselineUse: Hashable, Sendable {
    case none
    /// With the stale entries; empty unless the run lists accepted findings.
    case compared(stale: [Baseline.Entry])
  }
}

package enum LintFormat: String, ReportFormat {
  /// For people at a terminal.
  case table
  /// For Xcode and every editor that reads compiler output.
  case xcode
  /// For scripts, as in the contract.
  case json
  /// JSON Lines, for streams: one finding per line.
  case jsonl
  /// For language models that fix the findings.
  case agent
  /// Annotations of GitHub Actions.
  case github
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// GitLab's code quality widget.
  case gitlab
  case checkstyle
  case junit
  /// SonarQube's generic issues, from version 10.3.
  case sonarqube
  /// For reviewdog.
  case rdjson
  case csv
  /// For pages and pull requests.
  case markdown
  /// A self-contained page.
  case html

  package typealias Report = LintReport

  package var reporter: any Reporter<LintFormat> {
    switch self {
    case .table: LintTable()
    case .xcode: XcodeLines()
    case .json: LintJSON()
    case .jsonl: LintJSONLines()
    case .agent: LintAgentText()
    case .github: GitHubAnnotations()
    case .sarif: SARIFLog()
    case .gitlab: GitLabCodeQuality()
    case .checkstyle: CheckstyleXML()
    case .junit: JUnitXML()
    case .sonarqube: SonarQubeIssues()
    case .rdjson: ReviewdogJSON()
    case .csv: FindingsCSV()
    case .markdown: LintMarkdown()
    case .html: LintPage()
    }
  }

  package var extras: Set<LintReport.Extra> {
    switch self {
    case .table: [.lines]
    case .json: [.scores]
    case .xcode, .jsonl, .github, .checkstyle, .junit, .csv: []
    case .gitlab: [.rules]
    case .agent: [.lines, .surroundings, .edits, .rules]
    case .sonarqube: [.lines, .rules]
    case .rdjson: [.edits]
    case .sarif: [.lines, .lineHashes, .edits, .states, .rules]
    case .markdown: [.states]
    case .html: [.scores, .lines, .states, .rules]
    }
  }
}
