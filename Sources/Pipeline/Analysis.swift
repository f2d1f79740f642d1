import UntangleConfiguration
import UntangleFacts
import UntangleFindings
package import UntangleProjectModel
package import UntangleRules
package import UntangleSourceFiles
import UntangleStateSpaces

/// The whole of a run's results; printing needs nothing else.
@dynamicMemberLookup
package struct Analysis: Sendable {
  package var project: AnalyzedProject
  package var outcome: LintOutcome
  /// Where the request asks for them, in no order; none of a file that could not be read.
  package var heldTexts: [HeldText]

  package func outcome(_ states: LintStates) -> LintOutcome {
    var result = outcome
    if states == .taken, project.derived.contains(.states) { result.states = groupEntries }
    return result
  }

  package subscript<Value>(dynamicMember path: KeyPath<LintOutcome, Value>) -> Value {
    outcome[keyPath: path]
  }
}

/// The whole way: paths to findings. Read this first.
///
/// `progress` is told what the run is at.
package func analyze(
  _ request: AnalysisRequest,
  progress: @escaping RunStage.Report = { _ in }
) -> Analysis {
  var run = AnalysisRun(request, progress)
  defer { run.cache?.save() }
  return run.analysis()
}

/// The same for who needs no more than the outcome, which an earlier run may have found: then nothing is derived
/// once more.
package func lint(
  _ request: AnalysisRequest, _ states: LintStates = .left,
  progress: @escaping RunStage.Report = { _ in }
) -> LintOutcome {
  var run = AnalysisRun(request, progress)
  return run.outcome(states)
}

/// The state of an analysis between reading and deriving.
struct AnalysisRun {
  let request: AnalysisRequest
  let paths: PathRules
  let cache: FactCache?
  let sources: GatheredSources
  private let progress: RunStage.Report
  fileprivate(set) var reading: FactReading

  /// `earlier` is a run over the same files, which may have been read with other sources in the place of some.
  init(
    _ request: AnalysisRequest, after earlier: AnalysisRun? = nil,
    _ progress: @escaping RunStage.Report
  ) {
    self.progress = progress
    progress(.searching)
    var request = request
    let sources = gatherSources(&request, found: earlier?.sources.files)
    let paths = PathRules(request)
    request.detail.formUnion(paths.factDetail)
    self.request = request
    self.paths = paths
    self.sources = sources
    cache = FactCache(request)
    reading = FactReading(sources.texts, request, cache, known: earlier?.reading.keysOfFiles ?? [:], progress)
  }

  /// To be asked for once, as `analysis`; keeps for later runs what was found.
  mutating func outcome(_ states: LintStates) -> LintOutcome {
    defer { cache?.save() }
    let key = states == .left ? outcomeKey : nil
    if let key, let known = knownOutcome(key) { return known }
    let analysis = analysis()
    let outcome = analysis.outcome(states)
    // What is told of a missing type follows from files that are no part of the key.
    let isLocal = request.coverage == .part && request.configuration.isOneFile
    let isKnownInFull = isLocal || !analysis.missesInvariantTypes
    let days = JudgedDays(around: request.today, ends: analysis.project.project.suppressionEnds)
    letGo(consume analysis)
    if let key, isKnownInFull { remember(outcome, for: key, days) }
    return outcome
  }

  /// To be asked for once: what was read is gone then.
  mutating func analysis() -> Analysis {
    var collected = reading.collect()
    giveBackFreeMemory()
    progress(.merging)
    let filesRead = collected.files.count
    // Handed over: what is merged of them need not be kept twice.
    let digests = collected.files
    collected.files = []
    let work = ThreadedWork(threadCount: request.threadCount, fileCount: filesRead)
    let project = Project(
      digests: digests, foreignEnums: foreignEnums(request.configuration), work: work)
    let paths = paths.judging(project.suppressedNames)
    let resources = readResources(sources, request)
    var analyzed = analyzedProject(
      project, resources.known, request, paths.derivations, work: work, progress)
    analyzed.invariants = checkedInvariants(analyzed, request.configuration)
    progress(.checking)
    let report = progress
    let read = paths.weighed(collected.problems + project.files.flatMap(\.problems), request.parsing)
    let isWhole = request.coverage == .whole && (sources.problems + read).isEmpty
    let terms = SuppressionTerms(today: request.today, view: isWhole ? .whole : .part)
    let checked =
      request.product.rules == .none
      ? CheckedFindings()
      : check(analyzed, paths.runningRules, with: paths.ruleSettings, terms, work: work) {
        report(.checked(rule: $0.rawValue, $1))
      }
    let types = ConfiguredTypes(
      project: project, request: request, texts: sources.texts, problems: sources.problems + read)
    let problems =
      read + invariantProblems(analyzed, types) + premiseProblems(analyzed, types) + resources.problems
    let outcome = LintOutcome(
      checked, scores: analyzed.scores, problems: problems, filesRead: filesRead,
      linesRead: project.files.reduce(0) { $0 + $1.lineCount }, sources, request)
    return Analysis(project: analyzed, outcome: outcome, heldTexts: collected.texts)
  }
}

/// All files' facts, merged, and nothing derived from them.
package struct Reading: Sendable {
  package var project: Project
  /// What could not be read in full, sorted.
  package var problems: [Problem]
  /// Named files that the configuration excludes, as shown.
  package var excludedByName: [String]
  package var filesRead: Int
}

/// `progress` is told as by `analyze`.
func read(
  _ request: AnalysisRequest,
  progress: @escaping RunStage.Report = { _ in }
) -> Reading {
  var run = AnalysisRun(request, progress)
  let sources = run.sources
  let collected = run.reading.collect()
  let project = Project(
    digests: collected.files, foreignEnums: foreignEnums(request.configuration),
    work: ThreadedWork(threadCount: request.threadCount, fileCount: collected.files.count))
  let read = run.paths.weighed(collected.problems + project.files.flatMap(\.problems), request.parsing)
  let problems = sources.problems + read
  run.cache?.save()
  return Reading(
    project: project, problems: Set(problems).sorted(), excludedByName: sources.excludedByName,
    filesRead: collected.files.count)
}

private func foreignEnums(_ configuration: Configuration) -> ForeignEnums {
  ForeignEnums.known.adding(configuration.enums)
}
