package import UntangleFindings
package import UntangleReports
import UntangleRules
import UntangleScores
package import UntangleSourceFiles

/// The judged sources and those before a change, both analysed.
package struct ComparedAnalyses: Sendable {
  package var judged: Analysis
  package var before: Analysis
  package var changes: ChangedSources
}

/// Analyses two versions of the sources; no text that both have is parsed twice.
///
/// `progress` is told as by `analyze`, for the judged sources and then for those before.
package func analyze(
  _ request: AnalysisRequest, comparing changes: ChangedSources,
  progress: @escaping RunStage.Report = { _ in }
) -> ComparedAnalyses {
  var request = request
  if request.cache == .none { request.cache = .memory(FactMemory()) }
  var judged = request
  judged.overlay = changes.judged
  var run = AnalysisRun(judged, progress)
  let analysis = run.analysis()
  run.cache?.save()
  var before = request
  before.overlay = changes.base
  var runBefore = AnalysisRun(before, after: run, progress)
  let analysisBefore = runBefore.analysis()
  runBefore.cache?.save()
  return ComparedAnalyses(judged: analysis, before: analysisBefore, changes: changes)
}

extension ComparedAnalyses {
  /// `reference` is what the user named; each version stands at a commit or is a changed working tree, on a day.
  package func comparison(
    with reference: String, base: (commit: String, day: CalendarDay),
    judged place: (commit: String?, day: CalendarDay)
  ) -> AuditComparison {
    let paths = changes.newPaths
    let score = ScoreChange(
      from: before.project.scores, to: judged.project.scores, moved: paths)
    let changed = ChangedFindings(from: before.findings, to: judged.findings, moved: paths)
    let names = Set(score.types.map(\.type.name))
    return AuditComparison(
      reference: reference, base: base.commit, before: before.historyPoint(at: base.commit, on: base.day),
      after: judged.historyPoint(at: place.commit, on: place.day), new: changed.new, gone: changed.gone,
      types: score.types,
      typesBefore: before.auditReport(.types).types.filter { names.contains($0.identity.name) })
  }
}

/// The findings that only one of two versions has, told by names and never by places.
private struct ChangedFindings {
  var new: [Finding]
  /// Sorted, with the places that they had.
  var gone: [Finding] = []

  init(from before: [Finding], to after: [Finding], moved paths: [String: String]) {
    let entries = before.map { Baseline.Entry($0).moved(by: paths) }
    let comparison = Baseline(entries: entries).comparison(with: after, isJudged: { _ in true })
    new = comparison.new
    var places = Dictionary(grouping: before.indices.reversed()) { entries[$0] }
    for entry in comparison.stale {
      if let place = places[entry]?.popLast() { gone.append(before[place]) }
    }
    gone.sort()
  }
}

extension Analysis {
  /// The figures of the sources, which are those of a commit, or of a changed working tree.
  func historyPoint(at commit: String?, on day: CalendarDay) -> HistoryPoint {
    let inventory = project.inventory
    return HistoryPoint(
      commit: commit, day: day, files: outcome.filesRead, lines: outcome.linesRead,
      score: project.scores.total,
      tangledTypes: project.scores.types.count, flags: inventory.boolVariables.count,
      enumDefaults: inventory.enumDefaults.count { $0.subject == .enum },
      keys: inventory.stringKeys.count,
      findings: Dictionary(grouping: outcome.findings, by: \.rule).mapValues(\.count))
  }
}
