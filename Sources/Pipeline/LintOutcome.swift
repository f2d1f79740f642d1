import UntangleConfiguration
package import UntangleFindings
package import UntangleReports
package import UntangleScores
package import UntangleSourceFiles
import UntangleRules
import UntangleStateSpaces

/// What a run found: all that its reports need but the sources.
package struct LintOutcome: Sendable {
  /// Sorted.
  package var findings: [Finding]
  /// What comments and the baseline accept; sorted.
  package var accepted: [AcceptedFinding]
  /// Entries of the baseline that are found no more; nil where none was given.
  package var staleEntries: [Baseline.Entry]?
  package var scores: ScoreSheet
  /// nil where nobody asked for it.
  package var scoreChange: ScoreChange?
  /// What could not be read or analysed in full, sorted.
  package var problems: [Problem]
  package var filesRead: Int
  package var linesRead: Int
  /// Named files that the configuration excludes, as shown.
  package var excludedByName: [String]
  /// What the search passed over, sorted; empty where the request does not ask.
  package var leftOut: [LeftOutPath]
  /// Of all groups of variables; empty where nobody asked.
  package var states: [StatesReport.Entry] = []
  package var request: AnalysisRequest
  /// What was asked for, read or not, in order of the paths.
  var texts: [SourceText]

  /// `problems` are those of what was found there.
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
    excludedByName = sources.excludedByName
    leftOut = sources.files?.leftOut ?? []
    self.request = request
    texts = sources.texts
  }

  /// Takes out what a baseline has, and keeps what it says beside the run.
  ///
  /// Gives the entries that the run should have found and did not, and how many findings it had.
  package mutating func apply(_ baseline: Baseline) -> (stale: [Baseline.Entry], knownCount: Int) {
    let comparison = baseline.comparison(with: findings, isJudged: judges)
    findings = comparison.new
    let known = comparison.known.map { AcceptedFinding($0, .baseline) }
    accepted = (accepted + known).sorted { $0.finding < $1.finding }
    staleEntries = comparison.stale
    return (comparison.stale, comparison.known.count)
  }

  /// Leaves what is found in some files and folders, as they were named.
  package mutating func narrow(to paths: [String]) {
    let places = Set(paths.map { absolutePath($0, in: request.workingDirectory) })
    let folder = request.workingDirectory
    let isWithin = { (path: String) in isInFolder(absolutePath(path, in: folder) + "/", among: places) }
    findings.removeAll { !isWithin($0.location.path) }
    accepted.removeAll { !isWithin($0.finding.location.path) }
    scores.types.removeAll { !isWithin($0.location.path) }
    scores.files.removeAll { !isWithin($0.path) }
  }

  /// A type with a higher score fails the run; nil means that none does.
  package var maximumTypeScore: Double? { request.configuration.maximumTypeScore }

  /// How states are searched for where a type is named.
  var search: SearchSettings {
    var settings = request.configuration.searchSettings
    if let times = request.effort { settings.effort = .thorough(times: times) }
    return settings
  }
}

/// Whether the groups of variables and their states are part of an outcome.
package enum LintStates: Sendable { case left, taken }
