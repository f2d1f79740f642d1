import Synchronization
import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleRules
import UntangleSourceFiles

/// A run whose files have been found, before any is read.
struct RunPlan {
  let request: AnalysisRequest
  let paths: PathRules
  let sources: GatheredSources

  /// `found` is the result of an earlier search for the same request, possibly with other sources in place of some
  /// files.
  init(_ request: AnalysisRequest, found: Discovery? = nil) {
    var request = request
    sources = gatherSources(&request, found: found)
    paths = PathRules(request)
    request.detail.formUnion(paths.factDetail.union(request.product.facts))
    if !request.configuration.comparedNames.isEmpty { request.detail.insert(.quantities) }
    self.request = request
  }

  /// A digest of all inputs of the outcome; nil if some inputs are unknown.
  ///
  /// `keys` are those of the texts, in order.
  func outcomeKey(_ keys: [ContentDigest]) -> ContentDigest? {
    guard sources.problems.isEmpty else { return nil }
    var bytes = Array("outcome".utf8)
    for (text, key) in zip(sources.texts, keys) { bytes += text.path.utf8 + [0] + key.bytes }
    bytes += request.configuration.digest.bytes + Array((request.configuration.path ?? "").utf8)
    // A missing type is a mistake only if the whole folder was read.
    bytes.append(request.coverage == .whole ? 1 : 0)
    bytes += [paths.derivations.rawValue, request.parsing.rawValue]
    bytes += Array(request.choice.text.utf8) + resourcesDigest(sources.found, request).bytes
    return ContentDigest(of: bytes)
  }

  /// The keys of all texts, in order; nil if a text cannot be read. Nothing is parsed.
  ///
  /// `keysOfFiles` are those of texts that come from files, by the shown path. These files are not read again, and the
  /// keys of others are added.
  func textKeys(_ keysOfFiles: inout [String: ContentDigest]) -> [ContentDigest]? {
    let known = keysOfFiles
    let keys = Mutex([ContentDigest?](repeating: nil, count: sources.texts.count))
    runOnWorkers(
      count: sources.texts.count, threadCount: request.threadCount, makeContext: { ReadBuffer() }
    ) { index, buffer in
      let key = textKey(sources.texts[index], known, reusing: &buffer)
      keys.withLock { $0[index] = key }
    }
    let all = keys.withLock { $0 }
    for (source, key) in zip(sources.texts, all) {
      if case .file(let file) = request.replaced(source), let key { keysOfFiles[file.path] = key }
    }
    let complete = all.compactMap(\.self)
    return complete.count == all.count ? complete : nil
  }

  private func textKey(
    _ source: SourceText, _ known: [String: ContentDigest], reusing buffer: inout ReadBuffer
  ) -> ContentDigest? {
    let source = request.replaced(source)
    if case .file(let file) = source, let key = known[file.path] { return key }
    let limit = request.configuration.limits.fileSize
    guard source.byteCount <= limit else { return nil }
    return try? withBytes(of: source, reusing: &buffer, limit: limit) {
      ContentDigest(text: $0, path: source.path, request.detail(of: source.path))
    }
  }
}

extension RuleChoice {
  /// Equal choices have equal texts.
  fileprivate var text: String {
    switch self {
    case .configured: "configured"
    case .only(let rules): "only \(rules.map(\.rawValue).sorted())"
    case .without(let rules): "without \(rules.map(\.rawValue).sorted())"
    }
  }
}
