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
  /// not read from git. For the others, texts shared with the next point or the cache are not parsed again.
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
      ], reach: branch.reach == .shallow ? .shallow : .whole, foreignFactCount: 0)
    let commits = branch.points(history.pointCount - 1, by: history.step)
    var reader = PointReader(request, past: past, facts: history.facts, known: known)
    // The newest come first: they have most in common with what the cache holds.
    for (index, commit) in commits.reversed().enumerated() {
      progress(HistoryStage(point: index + 1, pointCount: commits.count))
      result.points.append(try reader.analysis(at: commit).historyPoint(at: commit.name, on: commit.day))
    }
    result.points.reverse()
    result.foreignFactCount = reader.foreignFactCount
    return result
  }
}

/// Analyses the sources at one commit after the other.
private struct PointReader {
  private var request: AnalysisRequest
  private let past: HistoricalSources
  private let facts: CommitFacts?
  /// The last run that read its sources from git.
  private var later: AnalysisRun?
  /// Of the judged sources, then of the last point.
  private var known: KnownStates?
  private(set) var foreignFactCount = 0

  init(_ judged: AnalysisRequest, past: HistoricalSources, facts: CommitFacts?, known: KnownStates?) {
    self.past = past
    self.facts = facts
    self.known = known
    request = judged
    request.retention = .nothing
    request.product = .findingsAndScores
    request.account = .files
    // Entries of old sources in the file would push out what the next run needs.
    request.cache.access = .readOnly
    request.cache.memory = request.cache.memory ?? FactMemory()
    if case .facts = request.source { request.source = .paths([]) }
  }

  mutating func analysis(at commit: BranchHistory.Commit) throws(HistoryFailure) -> Analysis {
    request.reuse = .states(known)
    if let stored = try storedFacts(of: commit) {
      var request = request
      request.source = .facts(stored)
      request.cache = .none
      var run = AnalysisRun(request) { _ in }
      let analysis = run.analysis()
      known = analysis.known
      return analysis
    }
    do throws(GitFailure) {
      request.overlay = try past.overlay(at: commit.name)
    } catch {
      throw .git(error)
    }
    var run = AnalysisRun(request, after: later) { _ in }
    let analysis = run.analysis()
    run.cache?.forgetOthers()
    known = analysis.known
    later = run
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
