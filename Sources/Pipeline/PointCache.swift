import UntangleFacts
import UntangleFindings
import UntangleReports
import UntangleRules
import UntangleSourceFiles

/// The figures of commits from earlier runs of the same build of the program, by a digest of all that they rest on.
///
/// They have a file of their own: a history of many points would push the facts out that the next lint needs.
final class PointCache {
  private let file: CacheFile
  private let writer: CacheWriter
  private let today: CalendarDay
  private var used: Set<ContentDigest> = []

  /// nil if the request wants no cache, or if the build of the program cannot be identified.
  init?(_ request: AnalysisRequest) {
    guard let file = request.cacheFile(.points) else { return nil }
    self.file = file
    writer = CacheWriter(replacing: file)
    today = request.today
  }

  /// nil unless the figures are known and hold today.
  func figures(_ key: ContentDigest) -> HistoryFigures? {
    var buffer = ReadBuffer()
    guard let kept: KeptPoint = file.value(key, reusing: &buffer), kept.days.contains(today) else {
      return nil
    }
    used.insert(key)
    return kept.figures
  }

  func add(_ figures: HistoryFigures, for key: ContentDigest, _ days: JudgedDays) {
    writer.add(KeptPoint(days: days, figures: figures), for: key)
  }

  /// Saves the new figures for later runs.
  func save() { writer.finish(used: used) }
}

/// Figures, and the days on which they hold: a suppression may end.
private struct KeptPoint {
  var days: JudgedDays
  var figures: HistoryFigures
}

extension KeptPoint: Storable {
  func write(to bytes: inout ByteWriter) {
    let rules = figures.findings.keys.sorted { $0.rawValue < $1.rawValue }
    bytes.write(
      days, figures.files, figures.lines, figures.score, figures.tangledTypes, figures.flags,
      figures.enumDefaults, figures.keys, rules, rules.map { figures.findings[$0] ?? 0 })
  }

  init(from bytes: inout ByteReader) throws(DamagedBytes) {
    days = try bytes.read()
    figures = HistoryFigures(
      files: try bytes.read(), lines: try bytes.read(), score: try bytes.read(),
      tangledTypes: try bytes.read(), flags: try bytes.read(), enumDefaults: try bytes.read(),
      keys: try bytes.read(), findings: [:])
    let rules: [RuleID] = try bytes.read()
    figures.findings = Dictionary(zip(rules, try bytes.read() as [Int])) { first, _ in first }
  }
}
