import Synchronization
import UntangleConfiguration
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The facts of all texts.
struct CollectedFacts: Sendable {
  /// In the order of the texts; without unreadable files.
  var files: [FileDigest] = []
  var problems: [Problem] = []
  /// The texts that the request retains; without unreadable files.
  var texts: [HeldText] = []

  /// Moves the facts out, so that merging does not hold them twice.
  mutating func takeFiles() -> [FileDigest] {
    var taken: [FileDigest] = []
    swap(&taken, &files)
    return taken
  }
}

/// Reads all texts once, and parses those that are not in the cache.
struct FactReading: Sendable {
  private enum Outcome: Sendable {
    case parsed(ReadText)
    /// The facts are in the cache.
    case known(ContentDigest)
    case unreadable(Problem)
  }

  private let request: AnalysisRequest
  private let cache: FactCache?
  private let sources: [SourceText]
  /// By index of the source; empty after `collect`.
  private var outcomes: [Outcome?]
  /// By index of the source; nil if the text could not be read or there is no cache.
  private let keys: [ContentDigest?]
  private let texts: [HeldText]

  /// Reads and parses on all threads.
  ///
  /// `known` are the keys of files by their shown path. These files are not read if the cache has their
  /// facts.
  init(
    _ sources: [SourceText], _ request: AnalysisRequest, _ cache: FactCache?,
    known: [String: ContentDigest] = [:],
    _ progress: @escaping RunStage.Report
  ) {
    self.request = request
    self.cache = cache
    self.sources = sources
    // Files above the size limit are not parsed, so they count as empty.
    let sizes = sources.map { $0.byteCount > request.configuration.limits.fileSize ? 0 : $0.byteCount }
    let order = sources.indices.sorted { sizes[$0] > sizes[$1] }
    let ordered = order.map { sizes[$0] }
    let collected = Mutex(Collected(count: sources.count))
    runOnWorkers(
      sizes: ordered, limit: bytesParsedAtOnce, threadCount: request.threadCount,
      makeContext: { ReadBuffer() }
    ) { index, buffer in
      let source = request.replaced(sources[order[index]])
      let read =
        Self.known(source, request, cache, known) ?? Self.read(source, reusing: &buffer, request, cache)
      let done = collected.withLock { all in
        all.outcomes[order[index]] = read.outcome
        all.keys[order[index]] = read.key
        if let text = read.text { all.texts.append(text) }
        all.doneCount += 1
        return all.doneCount
      }
      progress(.reading(done: done, of: order.count))
    }
    // Moves the results out: an array with two owners would be copied when one of them changes it.
    let all = collected.withLock { all in
      defer { all = Collected(count: 0) }
      return all
    }
    outcomes = all.outcomes
    keys = all.keys
    texts = all.texts
  }

  private struct Collected: Sendable {
    /// nil for a text that is not read yet.
    var outcomes: [Outcome?]
    var keys: [ContentDigest?]
    var texts: [HeldText] = []
    var doneCount = 0

    init(count: Int) {
      outcomes = Array(repeating: nil, count: count)
      keys = Array(repeating: nil, count: count)
    }
  }

  /// The keys of all texts, in order; nil if a text could not be read or there is no cache.
  var allKeys: [ContentDigest]? {
    let all = keys.compactMap(\.self)
    return cache == nil || all.count < sources.count ? nil : all
  }

  /// The keys of the texts that come from files, by the shown path.
  var keysOfFiles: [String: ContentDigest] {
    var result: [String: ContentDigest] = [:]
    for (source, key) in zip(sources, keys) {
      if case .file(let file) = request.replaced(source), let key { result[file.path] = key }
    }
    return result
  }

  private struct Read {
    var outcome: Outcome
    var key: ContentDigest?
    var text: HeldText?
  }

  /// nil if the text must be read.
  private static func known(
    _ source: SourceText, _ request: AnalysisRequest, _ cache: FactCache?, _ known: [String: ContentDigest]
  ) -> Read? {
    guard case (.file(let file), .nothing) = (source, request.retention), let key = known[file.path],
      cache?.contains(key) == true
    else { return nil }
    return Read(outcome: .known(key), key: key)
  }

  private static func read(
    _ source: SourceText, reusing buffer: inout ReadBuffer, _ request: AnalysisRequest, _ cache: FactCache?
  ) -> Read {
    if case .stored(let text) = source { return Read(outcome: outcome(of: text, reusing: &buffer)) }
    let limit = request.configuration.limits.fileSize
    do throws(ReadFailure) {
      guard source.byteCount <= limit else { throw .tooLarge(limit: limit) }
      return try withBytes(of: source, reusing: &buffer, limit: limit) { bytes in
        let detail = request.detail(of: source.path)
        let key = cache.map { _ in ContentDigest(text: bytes, path: source.path, detail) }
        return Read(
          outcome: outcome(of: bytes, at: source.path, key, detail, cache), key: key,
          text: request.held(source, bytes))
      }
    } catch {
      return Read(outcome: .unreadable(error.problem(about: source.path)))
    }
  }

  private static func outcome(
    of bytes: UnsafeBufferPointer<UInt8>, at path: String, _ key: ContentDigest?, _ detail: FactDetail,
    _ cache: FactCache?
  ) -> Outcome {
    if let cache, let key, cache.contains(key) { return .known(key) }
    switch facts(in: bytes, at: path, detail) {
    case .facts(var found):
      guard let cache, let key else { return .parsed(ReadText(&found)) }
      return .parsed(cache.add(&found, for: key))
    case .refused(let problem): return .unreadable(problem)
    }
  }

  private static func outcome(of text: StoredText, reusing buffer: inout ReadBuffer) -> Outcome {
    if case .unreadable(let problem) = text.entry.content { return .unreadable(problem) }
    guard var found = text.file.facts(text.place, reusing: &buffer) else {
      return .unreadable(Problem(path: text.file.path, reason: "changed while it was being read"))
    }
    return .parsed(ReadText(&found))
  }

  /// The facts of all texts; cached facts are loaded on all threads. Consumes the outcomes; call once.
  mutating func collect() -> CollectedFacts {
    for (place, outcome) in takenFromCache(outcomes) { outcomes[place] = outcome }
    var result = CollectedFacts(texts: texts)
    result.files.reserveCapacity(outcomes.count)
    outcomes.moveAll { (outcome: consuming Outcome?) in
      switch consume outcome {
      case .parsed(let text):
        result.files.append(text.digest)
        result.problems += text.problems
      case .unreadable(let problem): result.problems.append(problem)
      case .known, nil: break
      }
    }
    return result
  }

  private func takenFromCache(_ outcomes: [Outcome?]) -> [Int: Outcome] {
    let known = outcomes.indices.filter { index in
      if case .known = outcomes[index] { true } else { false }
    }
    let taken = Mutex<[Int: Outcome]>([:])
    runOnWorkers(
      count: known.count, threadCount: request.threadCount, makeContext: { ReadBuffer() }
    ) { [sources, cache, request] index, buffer in
      let place = known[index]
      guard let cache, case .known(let key) = outcomes[place] else { return }
      let outcome: Outcome
      if let text = cache.text(key, reusing: &buffer) {
        outcome = .parsed(text)
      } else {
        // The cache entry is damaged, so the text is read again.
        outcome = Self.read(request.replaced(sources[place]), reusing: &buffer, request, nil).outcome
      }
      taken.withLock { $0[place] = outcome }
    }
    return taken.withLock { $0 }
  }
}

/// The limit of bytes parsed at the same time: a tree takes about thirty times the bytes of its text.
let bytesParsedAtOnce = 3_000_000

extension AnalysisRequest {
  fileprivate func held(_ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>) -> HeldText? {
    switch (retention, source) {
    case (.nothing, _): nil
    case (.everything, .memory(let input)): HeldText(file: nil, path: input.path, bytes: input.bytes)
    case (.everything, .file(let file)): HeldText(file: file, path: file.path, bytes: Array(bytes))
    // The text of stored facts is not available.
    case (.everything, .stored): nil
    }
  }
}

enum InspectedText {
  case facts(TextFacts)
  case refused(Problem)
}

func facts(
  in bytes: UnsafeBufferPointer<UInt8>, at path: String, _ detail: FactDetail
) -> InspectedText {
  switch inspect(bytes) {
  case .reject(let flaw): return facts(before: flaw, path: path, bytes: bytes, detail)
  case .accept(let flaws):
    return .facts(
      TextFacts(
        facts: collectFacts(path: path, bytes: bytes, detail: detail),
        problems: flaws.map { $0.problem(about: path) }))
  }
}

/// The facts of the text before a place that the parser cannot handle. Declarations that are complete before
/// it are judged as usual.
private func facts(
  before flaw: TextFlaw, path: String, bytes: UnsafeBufferPointer<UInt8>, _ detail: FactDetail
) -> InspectedText {
  let count = parseablePrefix(of: bytes)
  guard count > 0 else {
    return .refused(flaw.problem(about: path, in: fileOrigin(path: path, bytes: bytes)))
  }
  var told = flaw
  told.reason += "; only what is complete before it is judged"
  let start = UnsafeBufferPointer(rebasing: bytes[..<count])
  let facts = collectFacts(path: path, bytes: start, detail: detail)
  return .facts(TextFacts(facts: facts, problems: [told.problem(about: path, in: facts.origin)]))
}

extension TextFlaw {
  fileprivate func problem(about path: String, in origin: FileOrigin) -> Problem {
    var problem = problem(about: path)
    if cause == .syntax { problem.weight = origin.problemWeight }
    return problem
  }
}
