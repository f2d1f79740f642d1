package import UntangleFindings
package import UntangleReports
import UntangleRules
import UntangleScores
package import UntangleSourceFiles

/// The analyses of the judged sources and of the sources before a change.
package struct ComparedAnalyses: Sendable {
  package var judged: Analysis
  package var before: Analysis
  package var changes: ChangedSources
}

/// Analyses two versions of the sources. A text that is in both is parsed once.
///
/// `progress` is called as by `analyze`, first for the judged sources and then for the sources before.
package func analyze(
  _ request: AnalysisRequest, comparing changes: ChangedSources,
  progress: @escaping RunStage.Report = { _ in }
) -> ComparedAnalyses {
  var request = request
  request.cache.memory = FactMemory()
  request.reuse = .states(nil)
  var judged = request
  judged.overlay = changes.judged
  var run = AnalysisRun(judged, progress)
  let analysis = run.analysis()
  run.cache?.save()
  var before = request
  before.overlay = changes.base
  before.reuse = .states(analysis.known)
  var runBefore = AnalysisRun(before, after: run.files, progress)
  let analysisBefore = runBefore.analysis()
  runBefore.cache?.save()
  return ComparedAnalyses(judged: analysis, before: analysisBefore, changes: changes)
}

extension ComparedAnalyses {
  /// Compares the two versions. `reference` is the revision as the user named it. A judged version without a
  /// commit is a changed working tree.
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

/// The findings that only one of two versions has. Findings are matched by symbol, not by location.
private struct ChangedFindings {
  var new: [Finding]
  /// Sorted; with their locations in the old version.
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
  /// The figures of the sources at a commit; a nil commit means a changed working tree.
  func historyPoint(at commit: String?, on day: CalendarDay) -> HistoryPoint {
    HistoryPoint(commit: commit, day: day, historyFigures)
  }

  var historyFigures: HistoryFigures {
    HistoryFigures(
      files: outcome.filesRead, lines: outcome.linesRead, score: project.scores.total,
      tangledTypes: project.scores.types.count, flags: project.boolVariableCount,
      enumDefaults: project.enumDefaultCount, keys: project.keys.count,
      findings: Dictionary(grouping: outcome.findings, by: \.rule).mapValues(\.count))
  }
}
