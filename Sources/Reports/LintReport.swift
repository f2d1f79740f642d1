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

  /// What a format shows besides findings and problems.
  package enum Extra: Hashable, Sendable { case scores, lines, lineHashes, edits, states, rules }
}

package enum LintFormat: String, ReportFormat {
  /// For people at a terminal.
  case table
  /// For Xcode and every editor that reads compiler output.
  case xcode
  /// For scripts, as the contract has it.
  case json
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
    case .xcode, .github, .gitlab, .checkstyle, .junit, .csv: []
    case .sonarqube: [.lines, .rules]
    case .rdjson: [.edits]
    case .sarif: [.lines, .lineHashes, .edits, .states, .rules]
    case .markdown: [.states]
    case .html: [.scores, .lines, .states, .rules]
    }
  }
}
