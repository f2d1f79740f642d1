import UntangleFindings
package import UntangleReports
import UntangleRules
import UntangleScores
package import UntangleSourceFiles

/// Which commits a history has points at.
package struct HistoryRequest: Hashable, Sendable {
  /// The judged sources are one of them.
  package var pointCount: Int
  package var step: BranchHistory.Step

  package init(pointCount: Int, step: BranchHistory.Step) {
    self.pointCount = pointCount
    self.step = step
  }
}

/// What a history is at.
package struct HistoryStage: Hashable, Sendable {
  /// From 1.
  package var point: Int
  package var pointCount: Int

  package typealias Report = @Sendable (HistoryStage) -> Void
}

extension Analysis {
  /// The figures at commits of the branch, oldest first, and those of the judged sources last.
  ///
  /// All are judged as today: by the configuration and on the day of the run. What a point has in common with the
  /// point after it, or with the cache, is not parsed again. `progress` is told which point a run is at.
  package func history(
    _ history: HistoryRequest, git: GitQuestions, progress: @escaping HistoryStage.Report = { _ in }
  ) throws(GitFailure) -> (points: [HistoryPoint], reach: HistoryReach) {
    let branch = try git.branchHistory()
    let past = try PastSources(
      of: outcome.request.namedPaths, workingDirectory: outcome.request.workingDirectory, git: git)
    let head = branch.commits[branch.commits.count - 1]
    let isClean = try past.overlay(at: head.name) == SourceOverlay()
    var request = outcome.request
    request.retention = .nothing
    request.product = .findingsAndScores
    request.account = .files
    request.cache = request.cache.beside(FactMemory())
    var points = [
      historyPoint(at: isClean ? head.name : nil, on: isClean ? head.day : max(request.today, head.day))
    ]
    let commits = branch.points(history.pointCount - 1, by: history.step)
    var later: AnalysisRun?
    // The newest come first: they have most in common with what the cache holds.
    for (index, commit) in commits.reversed().enumerated() {
      progress(HistoryStage(point: index + 1, pointCount: commits.count))
      request.overlay = try past.overlay(at: commit.name)
      var run = AnalysisRun(request, after: later) { _ in }
      points.append(run.analysis().historyPoint(at: commit.name, on: commit.day))
      run.cache?.forgetOthers()
      later = run
    }
    return (points.reversed(), branch.reach == .shallow ? .shallow : .whole)
  }
}

extension AnalysisRequest {
  /// Empty for the working directory, and for standard input.
  fileprivate var namedPaths: [String] {
    if case .paths(let paths) = source { paths } else { [] }
  }
}

extension CacheUse {
  /// What several runs over nearly the same sources share.
  fileprivate func beside(_ memory: FactMemory) -> CacheUse {
    switch self {
    case .none: .memory(memory)
    case .folder(let folder): .folderAndMemory(folder, memory)
    case .memory, .folderAndMemory: self
    }
  }
}
