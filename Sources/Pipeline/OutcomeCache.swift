import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleRules
import UntangleScores
import UntangleSourceFiles

extension AnalysisRun {
  /// Stands for all that an outcome follows from; nil where that is not known in full, or nothing is kept.
  var outcomeKey: ContentDigest? {
    guard sources.problems.isEmpty, let keys = reading.allKeys else { return nil }
    var bytes = Array("outcome".utf8)
    for (text, key) in zip(sources.texts, keys) { bytes += text.path.utf8 + [0] + key.bytes }
    bytes += request.configuration.digest.bytes + Array((request.configuration.path ?? "").utf8)
    // What is not there is a mistake in the whole only.
    bytes.append(request.coverage == .whole ? 1 : 0)
    bytes += [paths.derivations.rawValue, request.parsing.rawValue]
    bytes += Array(request.choice.text.utf8) + resourcesDigest(sources.found, request).bytes
    return ContentDigest(of: bytes)
  }

  func knownOutcome(_ key: ContentDigest) -> LintOutcome? {
    var buffer = ReadBuffer()
    guard let kept: KeptOutcome = cache?.value(key, reusing: &buffer) else { return nil }
    return LintOutcome(
      findings: kept.findings, scores: kept.scores, problems: kept.problems, filesRead: kept.filesRead,
      linesRead: kept.linesRead, sources, request)
  }

  func remember(_ outcome: LintOutcome, for key: ContentDigest) {
    cache?.add(
      KeptOutcome(
        findings: outcome.findings, scores: outcome.scores, problems: outcome.problems,
        filesRead: outcome.filesRead, linesRead: outcome.linesRead), for: key)
  }
}

extension RuleChoice {
  /// Equal for equal choices.
  fileprivate var text: String {
    switch self {
    case .configured: "configured"
    case .only(let rules): "only \(rules.map(\.rawValue).sorted())"
    case .without(let rules): "without \(rules.map(\.rawValue).sorted())"
    }
  }
}

/// What of an outcome cannot be seen from the request.
private struct KeptOutcome {
  var findings: [Finding]
  var scores: ScoreSheet
  var problems: [Problem]
  var filesRead: Int
  var linesRead: Int
}

extension KeptOutcome: Storable {
  func write(to bytes: inout ByteWriter) {
    bytes.write(findings, scores.files, scores.types, problems, filesRead, linesRead)
  }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      findings: try bytes.read(), scores: ScoreSheet(files: try bytes.read(), types: try bytes.read()),
      problems: try bytes.read(), filesRead: try bytes.read(), linesRead: try bytes.read())
  }
}
