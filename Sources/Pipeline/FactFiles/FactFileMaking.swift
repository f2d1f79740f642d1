import Synchronization
import UntangleConfiguration
import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles

/// A part of all files: those whose path has a given digest modulo `count`.
///
/// The part depends only on the bytes of the path, so adding a file does not move others.
package struct Shard: Hashable, Sendable {
  /// Counted from 1.
  package let number: Int
  package let count: Int

  /// All files.
  package static let whole = Shard(uncheckedNumber: 1, of: 1)

  /// nil if `number` is not in `1...count`.
  package init?(number: Int, of count: Int) {
    guard count > 0, (1...count).contains(number) else { return nil }
    self.init(uncheckedNumber: number, of: count)
  }

  private init(uncheckedNumber number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// `path` is as shown.
  package func has(_ path: String) -> Bool {
    count == 1 || ContentDigest(of: Array(path.utf8)).low % UInt64(count) == UInt64(number - 1)
  }
}

/// The result of a run that extracts facts.
package struct TakenFacts: Sendable {
  /// The whole fact file; empty if there are problems.
  package var bytes: [UInt8] = []
  /// Problems of finding and reading files; sorted. Problems in the texts are part of the facts.
  package var problems: [Problem] = []
  package var filesRead = 0
}

/// Extracts the facts of all files of the request that are in the shard, as a fact file.
///
/// The bytes depend only on the contents of the files, their shown paths, the file size limit and the version
/// of the program. The cache is not used.
package func takeFacts(
  _ request: AnalysisRequest, _ shard: Shard = .whole, progress: @escaping RunStage.Report = { _ in }
) -> TakenFacts {
  progress(.searching)
  var request = request
  request.resources = .allAndNamed
  let sources = gatherSources(&request)
  let texts = sources.texts.filter { shard.has($0.path) }
  let read = readTexts(texts, request, progress)
  let failures = read.compactMap { outcome in
    if case .failed(let problem) = outcome { problem } else { nil }
  }
  let problems = sources.problems + failures
  guard problems.isEmpty else { return TakenFacts(problems: problems.sorted(), filesRead: texts.count) }
  let resources = storedResources(sources.found, request).filter { shard.has($0.path) }
  let limit = request.configuration.limits.fileSize
  return TakenFacts(
    bytes: factFile(zip(texts, read), resources, fileSizeLimit: limit), filesRead: texts.count)
}

/// The bytes of a fact file.
private func factFile(
  _ taken: Zip2Sequence<[SourceText], [TakenText]>, _ resources: [FactFileContents.Resource],
  fileSizeLimit limit: Int
) -> [UInt8] {
  let texts = SharedTexts(
    taken.flatMap { text, outcome in
      if case .facts(let value, _) = outcome { value.texts } else { [String]() }
    })
  var entries: [FactFileContents.Entry] = []
  var parts: [UInt8] = []
  for (text, outcome) in taken {
    switch outcome {
    case .facts(let value, let size):
      let packed = texts.packed(value)
      let part = compressed(packed)
      entries.append(
        FactFileContents.Entry(
          path: text.path, byteCount: size,
          content: .facts(
            FactFileContents.Part(
              length: part.count, fullLength: packed.count, check: ContentDigest(of: part).low))))
      parts += part
    case .unreadable(let problem):
      entries.append(
        FactFileContents.Entry(path: text.path, byteCount: text.byteCount, content: .unreadable(problem)))
    case .failed: break
    }
  }
  let contents = FactFileContents(fileSizeLimit: limit, entries: entries, resources: resources)
  let list = FactFileList(texts: texts, contents: contents).bytes
  let listed = compressed(list)
  let head = FactFileHead(
    list: listed, fullLength: list.count, at: FactFileHead.size + parts.count,
    settings: ContentDigest(of: Array("file_size \(limit)".utf8)))
  return head.bytes + parts + listed
}

private enum TakenText: Sendable {
  /// The encoded facts; `size` is the size of the text, in bytes.
  case facts(SplitBytes, size: Int)
  /// Unreadable on every machine, so the problem is stored.
  case unreadable(Problem)
  /// Unreadable now; another run may be able to read it.
  case failed(Problem)
}

/// In the order of the texts.
private func readTexts(
  _ texts: [SourceText], _ request: AnalysisRequest, _ progress: @escaping RunStage.Report
) -> [TakenText] {
  let limit = request.configuration.limits.fileSize
  let order = texts.indices.sorted { texts[$0].byteCount > texts[$1].byteCount }
  let sizes = order.map { min(texts[$0].byteCount, limit) }
  let collected = Mutex<(taken: [Int: TakenText], done: Int)>(([:], 0))
  runOnWorkers(
    sizes: sizes, limit: bytesParsedAtOnce, threadCount: request.threadCount, makeContext: { ReadBuffer() }
  ) { index, buffer in
    let text = request.replaced(texts[order[index]])
    let result = take(text, reusing: &buffer, limit: limit)
    let done = collected.withLock { all in
      all.taken[order[index]] = result
      all.done += 1
      return all.done
    }
    progress(.reading(done: done, of: order.count))
  }
  let all = collected.withLock { $0.taken }
  return texts.indices.compactMap { all[$0] }
}

private func take(_ text: SourceText, reusing buffer: inout ReadBuffer, limit: Int) -> TakenText {
  do throws(ReadFailure) {
    guard text.byteCount <= limit else { throw .tooLarge(limit: limit) }
    return try withBytes(of: text, reusing: &buffer, limit: limit) { bytes in
      switch facts(in: bytes, at: text.path, .stored) {
      case .facts(let found): return .facts(SplitBytes(of: found), size: bytes.count)
      case .refused(let problem): return .unreadable(problem)
      }
    }
  } catch {
    let problem = error.problem(about: text.path)
    return switch error {
    case .tooLarge: .unreadable(problem)
    case .disappeared, .permissionDenied, .notRegular, .system: .failed(problem)
    }
  }
}
