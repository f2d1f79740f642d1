import UntangleConfiguration
import UntangleFindings
import UntangleReports
import UntangleRewrites
package import UntangleSourceFiles

/// Analyses the judged sources and the sources before the change. Keeps the findings that the change
/// introduced: those on changed lines, and those that are new, wherever they are.
///
/// `progress` is called as by `analyze`, first for the judged sources and then for the sources before. The
/// request must ask for scores if they are compared.
package func analyzeChanges(
  _ request: AnalysisRequest, _ changes: ChangedSources, _ states: LintStates = .left,
  scores: ChangedScores = .left, progress: @escaping RunStage.Report = { _ in }
) -> LintOutcome {
  var judged = request
  judged.overlay = changes.judged
  var run = AnalysisRun(judged, progress)
  var outcome = run.outcome(states)
  // Findings accepted before the change are not part of it.
  outcome.accepted = []
  guard scores == .compared || !outcome.findings.isEmpty else { return outcome }
  var before = request
  before.overlay = changes.base
  var runBefore = AnalysisRun(before, after: run.files, progress)
  let outcomeBefore = runBefore.outcome(.left)
  if scores == .compared {
    outcome.scoreChange = ScoreChange(
      from: outcomeBefore.scores, to: outcome.scores, moved: changes.newPaths)
  }
  let base = Baseline(outcomeBefore.findings).moved(by: changes)
  let lines = outcome.changedLines(changes)
  let isTouched = { (finding: Finding) -> Bool in
    let span = finding.location.span
    let place = Int(span.line)..<Int(span.endLine) + 1
    return lines[finding.location.path]?.contains { $0.overlaps(place) } ?? false
  }
  let new = Set(base.comparison(with: outcome.findings, isTouched: isTouched) { _ in false }.new)
  outcome.findings = outcome.findings.filter { new.contains($0) || isTouched($0) }
  return outcome
}

/// Whether a run over changes compares the scores of both versions. That takes all derivations twice.
package enum ChangedScores: Sendable { case left, compared }

extension Baseline.Entry {
  /// `paths` maps the old path of each renamed file to the new one.
  func moved(by paths: [String: String]) -> Baseline.Entry {
    var moved = self
    moved.path = paths[path] ?? path
    return moved
  }
}

extension Baseline {
  /// The baseline with the new paths of renamed files.
  fileprivate func moved(by changes: ChangedSources) -> Baseline {
    let paths = changes.newPaths
    return Baseline(entries: entries.map { $0.moved(by: paths) })
  }
}

extension LintOutcome {
  /// The changed lines of each file, by path; numbered from 1.
  fileprivate func changedLines(_ changes: ChangedSources) -> [String: [Range<Int>]] {
    let limit = request.configuration.limits.fileSize
    var buffer = ReadBuffer()
    var result: [String: [Range<Int>]] = [:]
    for text in texts {
      guard let previous = changes.previousPaths[text.path] else { continue }
      let old = previous.flatMap { changes.base.texts[$0] } ?? []
      // A file that cannot be read is already a problem of the run.
      result[text.path] = try? withBytes(of: request.replaced(text), reusing: &buffer, limit: limit) {
        newLines(from: old, to: Array($0))
      }
    }
    return result
  }
}
