package import UntangleConfiguration
import UntangleFacts
package import UntangleFindings
package import UntangleProjectModel
package import UntangleRules
package import UntangleStateSpaces
package import UntangleSourceFiles
import Synchronization

/// What to analyse, and how.
package struct AnalysisRequest: Sendable {
  /// A text that stands for a file that need not exist.
  package struct StandardInput: Sendable {
    /// As the user names it; globs, overrides and messages use it.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package enum Source: Sendable {
    /// Files and folders; none is the working directory.
    case paths([String])
    case standardInput(StandardInput)
  }

  /// Whether the texts are in memory after the run.
  package enum Retention: Sendable {
    case nothing
    case everything
  }

  /// Whether asset catalogues and interface files are read.
  package enum Resources: Sendable {
    /// Where a rule that runs looks at them; what cannot be read there is no problem of the sources.
    case asRulesNeed
    case all
  }

  package var source: Source
  /// Absolute; shown paths are relative to it.
  package var workingDirectory: String
  package var configuration: Configuration
  /// Rules chosen on the command line.
  package var choice: RuleChoice
  package var threadCount: Int
  /// How the sources differ from the files.
  package var overlay = SourceOverlay()
  package var retention: Retention
  package var resources = Resources.asRulesNeed
  /// How much is taken of each file.
  var detail = FactDetail.findings

  package init(
    source: Source, workingDirectory: String, configuration: Configuration,
    choice: RuleChoice = .configured, threadCount: Int, retention: Retention = .nothing
  ) {
    self.source = source
    self.workingDirectory = workingDirectory
    self.configuration = configuration
    self.choice = choice
    self.threadCount = threadCount
    self.retention = retention
  }
}

extension AnalysisRequest {
  /// Texts that stand for the content of files, by path as users see it.
  package var replacements: [String: [UInt8]] {
    get { overlay.texts }
    set { overlay.texts = newValue }
  }
}

/// A text that an analysis read.
package struct HeldText: Sendable {
  /// nil for standard input.
  package var file: SourceFile?
  /// As users see it.
  package var path: String
  package var bytes: [UInt8]

  package init(file: SourceFile?, path: String, bytes: [UInt8]) {
    self.file = file
    self.path = path
    self.bytes = bytes
  }
}

/// The whole of a run's results; printing needs nothing else.
package struct Analysis: Sendable {
  package var project: AnalyzedProject
  /// Sorted.
  package var findings: [Finding]
  /// What could not be read or analysed in full, sorted.
  package var problems: [Problem]
  /// Named files that the configuration excludes, as shown.
  package var excludedByName: [String]
  package var filesRead: Int
  package var linesRead: Int
  /// A type with a higher score fails the run; nil means that none does.
  package var maximumTypeScore: Double?
  /// How states were counted.
  package var search: SearchSettings
  package var request: AnalysisRequest
  /// What was asked for, read or not, in order of the paths.
  var texts: [SourceText]
  /// Where the request asks for them, in no order; none of a file that could not be read.
  package var heldTexts: [HeldText]
}

/// The whole way: paths to findings. Read this first.
///
/// `progress` is told how many of how many files are done, from any thread, in no order.
package func analyze(
  _ request: AnalysisRequest,
  progress: @Sendable @escaping (_ done: Int, _ of: Int) -> Void = { _, _ in }
) -> Analysis {
  let paths = PathRules(request)
  let sources = gatherSources(request, paths)
  let collected = collectAllFacts(sources.texts, request.asking(for: paths.factDetail), progress)
  let filesRead = collected.files.count
  let work = ThreadedWork(threadCount: request.threadCount, fileCount: filesRead)
  let project = Project(
    digests: collected.files, foreignEnums: foreignEnums(request.configuration), work: work)
  let resources = readResources(sources.found, request)
  var analyzed = analyzedProject(project, resources.known, request.configuration, work: work)
  analyzed.invariants = checkedInvariants(analyzed, request.configuration)
  let findings = check(analyzed, with: paths.ruleSettings, work: work)
  let problems =
    sources.problems + collected.problems + project.files.flatMap(\.problems)
    + invariantProblems(analyzed, request.configuration) + resources.problems
  return Analysis(
    project: analyzed, findings: findings, problems: Set(problems).sorted(),
    excludedByName: sources.excludedByName, filesRead: filesRead,
    linesRead: project.files.reduce(0) { $0 + $1.lineCount },
    maximumTypeScore: request.configuration.maximumTypeScore,
    search: request.configuration.searchSettings, request: request, texts: sources.texts,
    heldTexts: collected.texts)
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
  progress: @Sendable @escaping (_ done: Int, _ of: Int) -> Void = { _, _ in }
) -> Reading {
  let sources = gatherSources(request, PathRules(request))
  let collected = collectAllFacts(sources.texts, request, progress)
  let project = Project(
    digests: collected.files, foreignEnums: foreignEnums(request.configuration),
    work: ThreadedWork(threadCount: request.threadCount, fileCount: collected.files.count))
  let problems = sources.problems + collected.problems + project.files.flatMap(\.problems)
  return Reading(
    project: project, problems: Set(problems).sorted(), excludedByName: sources.excludedByName,
    filesRead: collected.files.count)
}

private func foreignEnums(_ configuration: Configuration) -> ForeignEnums {
  ForeignEnums.known.adding(configuration.enums)
}

/// Where a text comes from.
enum SourceText: Sendable {
  case file(SourceFile)
  case memory(AnalysisRequest.StandardInput)

  var byteCount: Int {
    switch self {
    case .file(let file): file.byteCount
    case .memory(let input): input.bytes.count
    }
  }

  /// As users see it.
  var path: String {
    switch self {
    case .file(let file): file.path
    case .memory(let input): input.path
    }
  }

  /// For writing; of a text in memory only the path means anything.
  var file: SourceFile {
    switch self {
    case .file(let file): file
    case .memory(let input):
      SourceFile(path: input.path, openPath: Array(input.path.utf8), byteCount: input.bytes.count)
    }
  }
}

extension AnalysisRequest {
  fileprivate func asking(for more: FactDetail) -> AnalysisRequest {
    var result = self
    result.detail.formUnion(more)
    return result
  }

  func replaced(_ text: SourceText) -> SourceText {
    guard case .file(let file) = text, let bytes = replacements[file.path] else { return text }
    return .memory(StandardInput(path: file.path, bytes: bytes))
  }
}

private struct GatheredSources {
  var texts: [SourceText]
  var problems: [Problem] = []
  var excludedByName: [String] = []
  /// nil where no resources were looked for.
  var found: Discovery?
}

private func gatherSources(_ request: AnalysisRequest, _ paths: PathRules) -> GatheredSources {
  switch request.source {
  case .standardInput(let input):
    if paths.isExcluded(input.path) {
      return GatheredSources(texts: [], excludedByName: [input.path])
    }
    return GatheredSources(texts: [.memory(input)])
  case .paths(let named):
    let found = discoverSources(
      DiscoveryRequest(
        paths: named, workingDirectory: request.workingDirectory, included: paths.included,
        excluded: paths.excluded, globBase: paths.globBase, search: paths.resourceSearch))
    return GatheredSources(
      texts: overlaid(found.files, with: request.overlay, paths, roots: named),
      problems: found.problems.filter { !request.overlay.absent.contains($0.path) },
      excludedByName: found.excludedByName,
      found: paths.resourceSearch == .sourcesAndResources ? found : nil)
  }
}

/// The files that were found, less those that do not count, and texts for files that are not there.
private func overlaid(
  _ files: [SourceFile], with overlay: SourceOverlay, _ paths: PathRules, roots: [String]
) -> [SourceText] {
  let present = files.filter { !overlay.absent.contains($0.path) }.map(SourceText.file)
  guard !overlay.texts.isEmpty else { return present }
  let known = Set(files.map(\.path))
  let more = overlay.texts.filter { path, _ in
    !known.contains(path) && path.hasSuffix(".swift") && paths.covers(path, roots: roots)
  }
  return present
    + more.sorted { $0.key.precedesByBytes($1.key) }.map {
      .memory(AnalysisRequest.StandardInput(path: $0.key, bytes: $0.value))
    }
}

private struct CollectedFacts {
  /// By place in the list of texts; nil for what could not be read.
  var files: [FileDigest?]
  var problems: [Problem] = []
  var texts: [HeldText] = []
  /// Files that were read or that failed.
  var doneCount = 0
}

/// Reads and parses on all threads, the largest first so that none is left alone with one at the end.
private func collectAllFacts(
  _ texts: [SourceText], _ request: AnalysisRequest,
  _ progress: @Sendable @escaping (Int, Int) -> Void
) -> (files: [FileDigest], problems: [Problem], texts: [HeldText]) {
  let sizes = texts.map(\.byteCount)
  let order = texts.indices.sorted { sizes[$0] > sizes[$1] }
  let collected = Mutex(CollectedFacts(files: Array(repeating: nil, count: texts.count)))
  let limit = request.configuration.limits.fileSize
  runOnWorkers(
    count: order.count, threadCount: request.threadCount, makeContext: { ReadBuffer() }
  ) { index, buffer in
    let text = request.replaced(texts[order[index]])
    let outcome = facts(of: text, reusing: &buffer, limit: limit, request)
    let done = collected.withLock { all in
      all.files[order[index]] = outcome.file
      all.problems += outcome.problems
      if let text = outcome.text { all.texts.append(text) }
      all.doneCount += 1
      return all.doneCount
    }
    progress(done, order.count)
  }
  return collected.withLock { ($0.files.compactMap(\.self), $0.problems, $0.texts) }
}

private struct FileOutcome {
  var file: FileDigest?
  var problems: [Problem]
  var text: HeldText?
}

private func facts(
  of text: SourceText, reusing buffer: inout ReadBuffer, limit: Int,
  _ request: AnalysisRequest
) -> FileOutcome {
  switch text {
  case .memory(let input):
    guard input.bytes.count <= limit else {
      let failure = ReadFailure.tooLarge(limit: limit)
      return FileOutcome(file: nil, problems: [failure.problem(about: input.path)])
    }
    var outcome = input.bytes.withUnsafeBufferPointer {
      facts(path: input.path, bytes: $0, request.detail)
    }
    switch request.retention {
    case .nothing: break
    case .everything: outcome.text = HeldText(file: nil, path: input.path, bytes: input.bytes)
    }
    return outcome
  case .file(let file):
    do throws(ReadFailure) {
      return try withSourceBytes(of: file, reusing: &buffer, limit: limit) { bytes in
        var outcome = facts(path: file.path, bytes: bytes, request.detail)
        switch request.retention {
        case .nothing: break
        case .everything:
          outcome.text = HeldText(file: file, path: file.path, bytes: Array(bytes))
        }
        return outcome
      }
    } catch {
      return FileOutcome(file: nil, problems: [error.problem(about: file.path)])
    }
  }
}

private func facts(
  path: String, bytes: UnsafeBufferPointer<UInt8>, _ detail: FactDetail
) -> FileOutcome {
  switch inspect(bytes) {
  case .reject(let flaw): return facts(before: flaw, path: path, bytes: bytes, detail)
  case .accept(let flaws):
    return FileOutcome(
      file: FileDigest(collectFacts(path: path, bytes: bytes, detail: detail)),
      problems: flaws.map { $0.problem(about: path) })
  }
}

/// What is complete before a place that the parser cannot bear is judged like any other code.
private func facts(
  before flaw: TextFlaw, path: String, bytes: UnsafeBufferPointer<UInt8>, _ detail: FactDetail
) -> FileOutcome {
  let count = readableStart(of: bytes)
  guard count > 0 else { return FileOutcome(file: nil, problems: [flaw.problem(about: path)]) }
  var told = flaw
  told.reason += "; only what is complete before it is judged"
  let start = UnsafeBufferPointer(rebasing: bytes[..<count])
  return FileOutcome(
    file: FileDigest(collectFacts(path: path, bytes: start, detail: detail)),
    problems: [told.problem(about: path)])
}

/// The bytes of a text, wherever it is; `body` must not keep the pointer.
func withBytes<Value>(
  of text: SourceText, reusing buffer: inout ReadBuffer, limit: Int,
  _ body: (UnsafeBufferPointer<UInt8>) -> Value
) throws(ReadFailure) -> Value {
  switch text {
  case .memory(let input): input.bytes.withUnsafeBufferPointer(body)
  case .file(let file): try withSourceBytes(of: file, reusing: &buffer, limit: limit, body)
  }
}
