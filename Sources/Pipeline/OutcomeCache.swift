import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleRules
import UntangleScores
import UntangleSourceFiles

extension AnalysisRun {
  /// A digest of all inputs of the outcome; nil if some inputs are unknown or there is no cache.
  var outcomeKey: ContentDigest? { reading.allKeys.flatMap { plan.outcomeKey($0) } }

  func knownOutcome(_ key: ContentDigest) -> LintOutcome? {
    var buffer = ReadBuffer()
    guard let kept: KeptOutcome = cache?.value(key, reusing: &buffer), kept.days.contains(request.today)
    else {
      return nil
    }
    var outcome = LintOutcome(
      CheckedFindings(findings: kept.findings, suppressed: kept.suppressed), scores: kept.scores,
      problems: kept.problems, filesRead: kept.filesRead,
      linesRead: kept.linesRead, sources, request)
    outcome.answeredType = kept.answeredType
    return outcome
  }

  /// `days` are the days on which all suppressions of the sources are judged the same way.
  func remember(_ outcome: LintOutcome, for key: ContentDigest, _ days: JudgedDays) {
    cache?.add(
      KeptOutcome(
        days: days, findings: outcome.findings, suppressed: outcome.accepted, scores: outcome.scores,
        problems: outcome.problems,
        filesRead: outcome.filesRead, linesRead: outcome.linesRead, answeredType: outcome.answeredType),
      for: key)
  }
}

/// The part of an outcome that does not follow from the request.
private struct KeptOutcome {
  var days: JudgedDays
  var findings: [Finding]
  /// Without the baseline, which is applied later.
  var suppressed: [AcceptedFinding]
  var scores: ScoreSheet
  var problems: [Problem]
  var filesRead: Int
  var linesRead: Int
  var answeredType: String?
}

extension KeptOutcome: Storable {
  func write(to bytes: inout ByteWriter) {
    bytes.write(
      days, findings, suppressed, scores.files, scores.types, problems,
      filesRead, linesRead, answeredType)
  }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      days: try bytes.read(), findings: try bytes.read(), suppressed: try bytes.read(),
      scores: ScoreSheet(files: try bytes.read(), types: try bytes.read()),
      problems: try bytes.read(), filesRead: try bytes.read(), linesRead: try bytes.read(),
      answeredType: try bytes.read())
  }
}
