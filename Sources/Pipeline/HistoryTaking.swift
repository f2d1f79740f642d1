import UntangleFindings
package import UntangleReports
import UntangleRules
import UntangleScores
package import UntangleSourceFiles

/// The commits at which a history has points.
package struct HistoryRequest: Hashable, Sendable {
  /// The number of points, including the judged sources.
  package var pointCount: Int
  package var step: BranchHistory.Step

  package init(pointCount: Int, step: BranchHistory.Step) {
    self.pointCount = pointCount
    self.step = step
  }
}

/// The progress of a history.
package struct HistoryStage: Hashable, Sendable {
  /// Counted from 1.
  package var point: Int
  package var pointCount: Int

  package typealias Report = @Sendable (HistoryStage) -> Void
}

extension Analysis {
  /// The figures at commits of the branch, oldest first; the judged sources are last.
  ///
  /// All points are judged by the current configuration and on the day of the run. Texts shared with the next
  /// point or the cache are not parsed again. `progress` is called for each point.
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
    // Newest first, because the newest commits share most texts with the cache.
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
  /// Empty for the working directory and for standard input.
  fileprivate var namedPaths: [String] {
    if case .paths(let paths) = source { paths } else { [] }
  }
}

extension CacheUse {
  /// The cache for several runs over nearly the same sources.
  fileprivate func beside(_ memory: FactMemory) -> CacheUse {
    switch self {
    case .none: .memory(memory)
    case .folder(let folder): .folderAndMemory(folder, memory)
    case .memory, .folderAndMemory: self
    }
  }
}
