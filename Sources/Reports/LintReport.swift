package import UntangleFindings
package import UntangleScores
package import UntangleSourceFiles

/// All that `lint` found out.
package struct LintReport: Sendable {
  /// Sorted.
  package var findings: [Finding]
  /// Empty for formats that do not ask.
  package var scores: ScoreSheet
  /// Sorted.
  package var unreadable: [Problem]
  /// Without the unreadable ones.
  package var filesRead: Int
  /// The lines of findings and notes, for formats that show the source.
  package var excerpts: Excerpts
  /// What fixes would write, by the finding's place in the list; none for formats that do not ask.
  package var edits: [Int: [ProposedEdit]]
  /// The states that findings are about, by the finding's place in the list; none for formats that do not ask.
  package var states: [Int: StatesReport.Entry]
  /// Of all rules, by id; none for formats that do not ask.
  package var rules: [RulePage]
  /// nil where their pages have no address.
  package var rulePages: RulePages?
  /// What comments and the baseline accept, sorted; empty for runs that do not list it.
  package var accepted: [AcceptedFinding] = []
  package var baseline = BaselineUse.none
  /// What commands in the report look at.
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

  /// The lines that a format with `surroundings` shows of a finding; of a long one the first.
  package static func surroundings(of span: Span) -> ClosedRange<Int32> {
    max(1, span.line - 2)...max(span.line, min(span.endLine, span.line + 6)) + 2
  }

  /// What a format shows besides findings and problems.
  package enum Extra: Hashable, Sendable {
    case scores, lines, lineHashes, edits, states, rules
    /// The lines around those of findings.
    case surroundings
  }

  package enum BaselineUse: Hashable, Sendable {
    case none
    /// With the entries that are found no more, which runs that list nothing accepted leave out.
    case compared(stale: [Baseline.Entry])
  }
}

package enum LintFormat: String, ReportFormat {
  /// For people at a terminal.
  case table
  /// For Xcode and every editor that reads compiler output.
  case xcode
  /// For scripts, as the contract has it.
  case json
  /// The same findings for streams: an object a line.
  case jsonl
  /// For language models that mend what is found.
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
  /// One page that needs nothing from outside.
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
