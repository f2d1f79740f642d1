import UntangleConfiguration
import UntangleFacts
import UntangleFindings
package import UntangleProjectModel
package import UntangleRules
package import UntangleSourceFiles
import UntangleStateSpaces

/// All results of a run; printing needs nothing else.
@dynamicMemberLookup
package struct Analysis: Sendable {
  package var project: AnalyzedProject
  package var outcome: LintOutcome
  /// The texts that the request retains, in no particular order; without files that could not be read.
  package var heldTexts: [HeldText]
  /// The states for another run; nil unless the request reuses states.
  var known: KnownStates?
  /// For other runs over the same files; nil unless the facts are kept in memory.
  var files: ReadFiles?

  /// The days on which all suppressions of the sources are judged as today.
  var judgedDays: JudgedDays {
    JudgedDays(around: outcome.request.today, ends: project.project.suppressionEnds)
  }

  package func outcome(_ states: LintStates) -> LintOutcome {
    var result = outcome
    if states == .taken, project.derived.contains(.states) { result.states = groupEntries }
    result.answeredType = answeredType
    return result
  }

  package subscript<Value>(dynamicMember path: KeyPath<LintOutcome, Value>) -> Value {
    outcome[keyPath: path]
  }
}

/// Runs the whole analysis, from paths to findings. Start reading here.
///
/// `progress` is called at each stage of the run.
package func analyze(
  _ request: AnalysisRequest,
  progress: @escaping RunStage.Report = { _ in }
) -> Analysis {
  var run = AnalysisRun(request, progress)
  defer { run.cache?.save() }
  return run.analysis()
}

/// Like `analyze`, but may reuse a cached outcome. Then nothing is derived.
package func lint(
  _ request: AnalysisRequest, _ states: LintStates = .left,
  progress: @escaping RunStage.Report = { _ in }
) -> LintOutcome {
  var run = AnalysisRun(request, progress)
  return run.outcome(states)
}

/// A run whose files have been read, before derivations and rules.
struct AnalysisRun {
  let plan: RunPlan
  let cache: FactCache?
  private let progress: RunStage.Report
  fileprivate(set) var reading: FactReading

  /// `earlier` are those of a run over the same files, possibly with other sources in place of some of them.
  init(
    _ request: AnalysisRequest, after earlier: ReadFiles? = nil,
    _ progress: @escaping RunStage.Report
  ) {
    progress(.searching)
    let plan = RunPlan(request, found: earlier?.found)
    self.init(plan, keysOfFiles: earlier?.keys(for: plan.request) ?? [:], progress)
  }

  var files: ReadFiles {
    ReadFiles(found: sources.files, keys: reading.keysOfFiles, request: request)
  }

  /// `keysOfFiles` are those of texts that come from files, by the shown path; nothing else need be known.
  init(
    _ plan: RunPlan, keysOfFiles: [String: ContentDigest], _ progress: @escaping RunStage.Report
  ) {
    self.plan = plan
    cache = FactCache(plan.request)
    reading = FactReading(plan.sources.texts, plan.request, cache, known: keysOfFiles, progress)
    self.progress = progress
  }

  var request: AnalysisRequest { plan.request }
  var paths: PathRules { plan.paths }
  var sources: GatheredSources { plan.sources }

  /// Returns a cached outcome, or analyses and caches the outcome for later runs. Consumes the facts like
  /// `analysis`, so call it once.
  mutating func outcome(_ states: LintStates) -> LintOutcome {
    defer { cache?.save() }
    let key = states == .left ? outcomeKey : nil
    if let key, let known = knownOutcome(key) { return known }
    let analysis = analysis()
    let outcome = analysis.outcome(states)
    // A problem about a missing type depends on files that are not in the key, so such an outcome is not
    // cached.
    let isLocal = request.coverage == .part && request.configuration.isOneFile
    let isKnownInFull = isLocal || !analysis.missesInvariantTypes
    let days = analysis.judgedDays
    if outcome.filesRead > smallProject { freeInBackground(consume analysis) }
    if let key, isKnownInFull { remember(outcome, for: key, days) }
    return outcome
  }

  /// Consumes the facts; call once.
  mutating func analysis() -> Analysis {
    var collected = reading.collect()
    giveBackFreeMemory()
    progress(.merging)
    let filesRead = collected.files.count
    let digests = collected.takeFiles()
    let work = ThreadedWork(threadCount: request.threadCount, fileCount: filesRead)
    let project = Project(
      digests: digests, foreignEnums: foreignEnums(request.configuration),
      compared: request.comparedQuantities, work: work)
    let paths = paths.judging(project.suppressedNames)
    let resources = readResources(sources, request)
    let known = request.knownStates(holdingIn: project)
    let derived = derive(
      from: project, resources.known, request, paths.derivations, known: known, work: work, progress)
    var analyzed = derived.analyzed(project)
    analyzed.invariants = checkedInvariants(analyzed, request.checkedConfiguration)
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
    return Analysis(
      project: analyzed, outcome: outcome, heldTexts: collected.texts,
      known: request.statesForNextRun(derived, of: project),
      files: request.cache.memory == nil ? nil : files)
  }
}

/// Where the files of a run are, and what the cache calls their facts.
struct ReadFiles: Sendable {
  /// nil if the run had no files.
  let found: Discovery?
  private let keys: [String: ContentDigest]
  private let request: AnalysisRequest

  /// `keys` are by shown path.
  fileprivate init(found: Discovery?, keys: [String: ContentDigest], request: AnalysisRequest) {
    (self.found, self.keys, self.request) = (found, keys, request)
  }

  /// The keys of the files of which another run extracts the same facts, by shown path.
  func keys(for other: AnalysisRequest) -> [String: ContentDigest] {
    keys.filter { request.detail(of: $0.key) == other.detail(of: $0.key) }
  }
}

extension AnalysisRequest {
  /// nil unless states are reused.
  fileprivate func statesForNextRun(_ derived: DerivedFacts, of project: Project) -> KnownStates? {
    switch reuse {
    case .nothing: nil
    case .states: KnownStates(derived.states ?? [], of: project, configuration.searchSettings)
    }
  }

  /// The states of another run that hold in this project; nil unless states are reused.
  fileprivate func knownStates(holdingIn project: Project) -> KnownStates? {
    let settings = configuration.searchSettings
    return switch reuse {
    case .nothing: nil
    case .states(let known): known?.holding(in: project, settings) ?? KnownStates([], of: project, settings)
    }
  }
}

/// The merged facts of all files, without derivations.
package struct Reading: Sendable {
  package var project: Project
  /// Files that could not be read in full, sorted.
  package var problems: [Problem]
  /// Paths that were named but are excluded by the configuration, as shown.
  package var excludedByName: [String]
  package var filesRead: Int
}

/// Reads and merges the facts. `earlier` are those of a run over the same files. `progress` is called as by `analyze`.
func read(
  _ request: AnalysisRequest, after earlier: ReadFiles? = nil,
  progress: @escaping RunStage.Report = { _ in }
) -> Reading {
  var run = AnalysisRun(request, after: earlier, progress)
  let sources = run.sources
  let collected = run.reading.collect()
  let project = Project(
    digests: collected.files, foreignEnums: foreignEnums(request.configuration),
    compared: request.comparedQuantities,
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
