import UntangleConfiguration
import UntangleFindings
package import UntangleReports
import UntangleRules
import UntangleScores
package import UntangleSourceFiles
import UntangleStateSpaces

/// The commits at which a history has points.
package struct HistoryRequest: Hashable, Sendable {
  /// The number of points, including the judged sources.
  package var pointCount: Int
  package var step: BranchHistory.Step
  /// Where the facts of commits are; nil reads every commit from git.
  package var facts: CommitFacts?

  package init(pointCount: Int, step: BranchHistory.Step, facts: CommitFacts? = nil) {
    self.pointCount = pointCount
    self.step = step
    self.facts = facts
  }
}

/// Why there is no history.
package enum HistoryFailure: Error, Sendable {
  case git(GitFailure)
  case facts(FlawedFactFile)
}

package struct HistoryResult: Sendable {
  /// Oldest first; the judged sources come last.
  package var points: [HistoryPoint]
  package var reach: HistoryReach
  /// How many points have stored facts that this run could not use; these were read from git.
  package var foreignFactCount: Int
  /// How many points an earlier run has kept in the cache; nothing was analysed for them.
  package var keptPointCount: Int
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
  /// All points are judged by the current configuration and on the day of the run. A point whose facts are stored is
  /// not read from git. For the others, texts shared with the next point or the cache are not parsed again, and a point
  /// whose figures are in the cache is not analysed.
  /// `progress` is called for each point.
  package func history(
    _ history: HistoryRequest, git: GitClient, progress: @escaping HistoryStage.Report = { _ in }
  ) throws(HistoryFailure) -> HistoryResult {
    let branch: BranchHistory
    let past: HistoricalSources
    let isClean: Bool
    let request = outcome.request
    do throws(GitFailure) {
      branch = try git.branchHistory()
      past = try HistoricalSources(
        of: request.namedPaths, workingDirectory: request.workingDirectory, git: git)
      isClean = try past.overlay(at: branch.head.name) == SourceOverlay()
    } catch {
      throw .git(error)
    }
    let head = branch.head
    var result = HistoryResult(
      points: [
        historyPoint(at: isClean ? head.name : nil, on: isClean ? head.day : max(request.today, head.day))
      ], reach: branch.reach == .shallow ? .shallow : .whole, foreignFactCount: 0, keptPointCount: 0)
    let commits = branch.points(history.pointCount - 1, by: history.step)
    var reader = PointReader(request, past: past, facts: history.facts, known: known)
    // The newest come first: they have most in common with what the cache holds.
    for (index, commit) in commits.reversed().enumerated() {
      progress(HistoryStage(point: index + 1, pointCount: commits.count))
      result.points.append(try reader.point(at: commit))
    }
    reader.kept?.save()
    result.points.reverse()
    result.foreignFactCount = reader.foreignFactCount
    result.keptPointCount = reader.keptPointCount
    return result
  }
}

/// Analyses the sources at one commit after the other.
private struct PointReader {
  private var request: AnalysisRequest
  private let past: HistoricalSources
  private let facts: CommitFacts?
  /// The figures of earlier runs; nil where facts of commits are to be used, or nothing is to be cached.
  let kept: PointCache?
  /// The files on disk, once a search has found them.
  private var found: Discovery?
  /// The keys of texts that come from files, by the shown path.
  private var keysOfFiles: [String: ContentDigest] = [:]
  /// Of the judged sources, then of the last point that was analysed.
  private var known: KnownStates?
  private(set) var foreignFactCount = 0
  private(set) var keptPointCount = 0

  init(_ judged: AnalysisRequest, past: HistoricalSources, facts: CommitFacts?, known: KnownStates?) {
    self.past = past
    self.facts = facts
    self.known = known
    kept = facts == nil ? PointCache(judged) : nil
    request = judged
    request.retention = .nothing
    request.product = .findingsAndScores
    request.account = .files
    // Entries of old sources in the file would push out what the next run needs.
    request.cache.access = .readOnly
    request.cache.memory = request.cache.memory ?? FactMemory()
    if case .facts = request.source { request.source = .paths([]) }
  }

  mutating func point(at commit: BranchHistory.Commit) throws(HistoryFailure) -> HistoryPoint {
    request.reuse = .states(known)
    if let stored = try storedFacts(of: commit) {
      var request = request
      request.source = .facts(stored)
      request.cache = .none
      var run = AnalysisRun(request) { _ in }
      return analysis(by: &run).historyPoint(at: commit.name, on: commit.day)
    }
    do throws(GitFailure) {
      request.overlay = try past.overlay(at: commit.name)
    } catch {
      throw .git(error)
    }
    let plan = RunPlan(request, found: found)
    found = plan.sources.files
    let key = kept.flatMap { _ in plan.textKeys(&keysOfFiles) }.flatMap { plan.outcomeKey($0) }
    if let key, let figures = kept?.figures(key) {
      keptPointCount += 1
      return HistoryPoint(commit: commit.name, day: commit.day, figures)
    }
    var run = AnalysisRun(plan, keysOfFiles: keysOfFiles) { _ in }
    let analysis = analysis(by: &run)
    run.cache?.forgetOthers()
    keysOfFiles.merge(run.reading.keysOfFiles) { known, _ in known }
    if let key { kept?.add(analysis.historyFigures, for: key, analysis.judgedDays) }
    return analysis.historyPoint(at: commit.name, on: commit.day)
  }

  private mutating func analysis(by run: inout AnalysisRun) -> Analysis {
    let analysis = run.analysis()
    known = analysis.known
    return analysis
  }

  /// nil where the commit is to be read from git.
  private mutating func storedFacts(of commit: BranchHistory.Commit) throws(HistoryFailure) -> [FactFile]? {
    guard let facts else { return nil }
    do throws(FlawedFactFile) {
      let limit = request.configuration.limits.fileSize
      switch try facts.facts(of: commit.name, fileSizeLimit: limit) {
      case .files(let files): return files
      case .foreign: foreignFactCount += 1
      case .nothing: break
      }
      return nil
    } catch {
      throw .facts(error)
    }
  }
}

extension AnalysisRequest {
  /// Empty for the working directory and for standard input.
  fileprivate var namedPaths: [String] {
    if case .paths(let paths) = source { paths } else { [] }
  }
}
