import UntangleConfiguration
import UntangleFindings
import UntangleRewrites
package import UntangleSourceFiles

/// Analyses the judged sources and those before the change, and leaves the findings that the change
/// brought: those on changed lines, and those that were not there before, wherever they are.
///
/// `progress` is told as by `analyze`, for the judged sources and then for those before.
package func analyzeChanges(
  _ request: AnalysisRequest, _ changes: ChangedSources, _ states: LintStates = .left,
  progress: @Sendable @escaping (_ done: Int, _ of: Int) -> Void = { _, _ in }
) -> LintOutcome {
  var judged = request
  judged.overlay = changes.judged
  var run = AnalysisRun(judged, progress)
  var outcome = run.outcome(states)
  guard !outcome.findings.isEmpty else { return outcome }
  var before = request
  before.overlay = changes.base
  var runBefore = AnalysisRun(before, after: run, progress)
  let base = Baseline(runBefore.outcome(.left).findings)
  let new = Set(base.comparison(with: outcome.findings) { _ in false }.new)
  let lines = outcome.changedLines(changes)
  outcome.findings = outcome.findings.filter { finding in
    let span = finding.location.span
    let place = Int(span.line)..<Int(span.endLine) + 1
    return new.contains(finding)
      || lines[finding.location.path]?.contains { $0.overlaps(place) } ?? false
  }
  return outcome
}

extension LintOutcome {
  /// By path, the lines that are not as they were before the change; numbers from 1.
  fileprivate func changedLines(_ changes: ChangedSources) -> [String: [Range<Int>]] {
    let limit = request.configuration.limits.fileSize
    var buffer = ReadBuffer()
    var result: [String: [Range<Int>]] = [:]
    for text in texts {
      guard let previous = changes.previousPaths[text.path] else { continue }
      let old = previous.flatMap { changes.base.texts[$0] } ?? []
      // What cannot be read is a problem of the run already.
      result[text.path] = try? withBytes(of: request.replaced(text), reusing: &buffer, limit: limit) {
        newLines(from: old, to: Array($0))
      }
    }
    return result
  }
}
