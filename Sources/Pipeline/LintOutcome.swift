import UntangleConfiguration
package import UntangleFindings
package import UntangleReports
package import UntangleScores
package import UntangleSourceFiles
import UntangleRules
import UntangleStateSpaces

/// The findings of a run, with all that its reports need except the sources.
package struct LintOutcome: Sendable {
  /// Sorted.
  package var findings: [Finding]
  /// Findings accepted by comments and by the baseline; sorted.
  package var accepted: [AcceptedFinding]
  /// Baseline entries without a finding; nil without a baseline.
  package var staleEntries: [Baseline.Entry]?
  package var scores: ScoreSheet
  /// nil if it was not requested.
  package var scoreChange: ScoreChange?
  /// What could not be read or analysed in full; sorted.
  package var problems: [Problem]
  package var filesRead: Int
  package var linesRead: Int
  /// The states of all groups of variables; empty if they were not requested.
  package var states: [StatesReport.Entry] = []
  /// A type with a warning for which `suggest` writes something; nil where none was found. Only a few are tried.
  package var answeredType: String?
  package var request: AnalysisRequest
  private let sources: GatheredSources

  /// `problems` are those of the texts; the problems of the search are in the sources.
  init(
    _ checked: CheckedFindings, scores: ScoreSheet, problems: [Problem], filesRead: Int, linesRead: Int,
    _ sources: GatheredSources, _ request: AnalysisRequest
  ) {
    findings = checked.findings
    accepted = checked.suppressed
    self.scores = scores
    self.problems = Set(sources.problems + problems).sorted()
    self.filesRead = filesRead
    self.linesRead = linesRead
    self.request = request
    self.sources = sources
  }

  /// The texts that were to be read, in the order of their paths; some may be unreadable.
  var texts: [SourceText] { sources.texts }
  /// Paths that were named but are excluded by the configuration, as shown.
  package var excludedByName: [String] { sources.excludedByName }
  /// The paths that the search left out, sorted; empty unless the request asks for them.
  package var leftOut: [LeftOutPath] { sources.files?.leftOut ?? [] }

  /// Moves the findings that the baseline has to `accepted`, and records stale entries.
  ///
  /// Returns the stale entries that this run should have found, and the number of known findings.
  package mutating func apply(_ baseline: Baseline) -> (stale: [Baseline.Entry], knownCount: Int) {
    let comparison = baseline.comparison(with: findings, isJudged: judges)
    findings = comparison.new
    let known = comparison.known.map { AcceptedFinding($0, .baseline) }
    accepted = (accepted + known).sorted { $0.finding < $1.finding }
    staleEntries = comparison.stale
    return (comparison.stale, comparison.known.count)
  }

  /// Keeps only the findings in the given files and folders, which are relative to the working directory.
  package mutating func narrow(to paths: [String]) {
    let places = Set(paths.map { absolutePath($0, in: request.workingDirectory) })
    let folder = request.workingDirectory
    let isWithin = { (path: String) in isInFolder(absolutePath(path, in: folder) + "/", among: places) }
    findings.removeAll { !isWithin($0.location.path) }
    accepted.removeAll { !isWithin($0.finding.location.path) }
    scores.types.removeAll { !isWithin($0.location.path) }
    scores.files.removeAll { !isWithin($0.path) }
  }

  /// A type with a higher score fails the run; nil means no limit.
  package var maximumTypeScore: Double? { request.configuration.maximumTypeScore }

  /// The search settings for the states of a named type.
  var search: SearchSettings {
    var settings = request.configuration.searchSettings
    if let times = request.effort { settings.effort = .thorough(times: times) }
    return settings
  }
}

/// Whether an outcome has the groups of variables with their states.
package enum LintStates: Sendable { case left, taken }
