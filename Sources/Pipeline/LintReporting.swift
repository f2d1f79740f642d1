import Synchronization
import UntangleConfiguration
import UntangleFindings
package import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

extension LintOutcome {
  /// A report with the data that the formats need. Reads the files of the findings again if a format shows
  /// source.
  package func lintReport(
    for formats: some Sequence<LintFormat>, _ listing: AcceptedListing = .left
  ) -> LintReport {
    let extras = formats.reduce(into: Set<LintReport.Extra>()) { $0.formUnion($1.extras) }
    var report = LintReport(
      findings: findings, scores: scores, unreadable: problems, filesRead: filesRead)
    report.rulePages = request.configuration.rulePages ?? usualRulePages
    if extras.contains(.rules) { report.rules = allPages }
    if extras.contains(.states) { report.states = statesOfFindings }
    if listing == .listed { report.accepted = accepted }
    if let staleEntries { report.baseline = .compared(stale: listing == .listed ? staleEntries : []) }
    let reading = FindingReading(self, report.accepted, extras)
    report.excerpts = reading.excerpts
    report.edits = reading.edits
    return report
  }

  /// The source lines around the findings; reads their files again.
  var excerpts: Excerpts { FindingReading(self, [], [.lines]).excerpts }

  /// The group of variables that a finding is about, by index of the finding.
  private var statesOfFindings: [Int: StatesReport.Entry] {
    let entries = Dictionary(grouping: states) { $0.type }
    var result: [Int: StatesReport.Entry] = [:]
    for (index, finding) in findings.enumerated() {
      guard let type = finding.type, let names = finding.variableNames else { continue }
      result[index] = entries[type]?.first { $0.variables.map(\.name) == names }
    }
    return result
  }
}

extension Finding {
  /// The variables of a finding about a group; nil for other findings.
  fileprivate var variableNames: [String]? {
    guard case .list(let values)? = data.first(where: { $0.name == "variables" })?.value else {
      return nil
    }
    return values.compactMap { value in
      if case .text(let name) = value { name } else { nil }
    }
  }
}

/// Whether a report lists the findings accepted by comments and the baseline.
package enum AcceptedListing: Sendable { case left, listed }

/// Reads the sources of the findings again.
private struct FindingReading {
  var excerpts = Excerpts()
  var edits: [Int: [ProposedEdit]] = [:]

  init(_ outcome: LintOutcome, _ accepted: [AcceptedFinding], _ extras: Set<LintReport.Extra>) {
    guard !extras.isDisjoint(with: [.lines, .lineHashes, .edits]) else { return }
    let jobs = ReadingJob.all(of: outcome, accepted, extras)
    let limit = outcome.request.configuration.limits.fileSize
    let results = Mutex([ReadingJob.Result](repeating: ReadingJob.Result(), count: jobs.count))
    let request = outcome.request
    runOnWorkers(
      count: jobs.count, threadCount: request.threadCount, makeContext: { ReadBuffer() }
    ) { index, buffer in
      let text = request.replaced(jobs[index].text)
      let result = try? withBytes(of: text, reusing: &buffer, limit: limit) { jobs[index].result($0) }
      if let result { results.withLock { $0[index] = result } }
    }
    for (job, result) in zip(jobs, results.withLock { $0 }) {
      if let excerpt = result.excerpt { excerpts.files[job.text.path] = excerpt }
      edits.merge(result.edits) { first, _ in first }
    }
  }
}

/// One file, and what to read from it.
private struct ReadingJob: Sendable {
  struct Result: Sendable {
    var excerpt: FileExcerpt?
    var edits: [Int: [ProposedEdit]] = [:]
  }

  var text: SourceText
  var lines: Set<Int32>
  /// The findings with fixes, by index; empty if no edits are needed.
  var fixable: [Int: Finding]
  var hashes: HashExtent

  enum HashExtent: Sendable { case none, all }

  static func all(
    of outcome: LintOutcome, _ accepted: [AcceptedFinding], _ extras: Set<LintReport.Extra>
  ) -> [ReadingJob] {
    var lines: [String: Set<Int32>] = [:]
    var fixable: [String: [Int: Finding]] = [:]
    for finding in outcome.findings + accepted.map(\.finding) {
      for location in [finding.location] + finding.notes.map(\.location) {
        lines[location.path, default: []].formUnion([location.span.line, location.span.endLine])
      }
      lines[finding.location.path, default: []].formUnion(finding.linesAround)
      if extras.contains(.surroundings) {
        let around = LintReport.surroundings(of: finding.location.span)
        lines[finding.location.path, default: []].formUnion(around)
      }
    }
    for (index, finding) in outcome.findings.enumerated() {
      // Edits in other files have no room in the formats, and a part of them would not compile.
      if extras.contains(.edits), let fix = finding.fix, fix.others.isEmpty {
        fixable[finding.location.path, default: [:]][index] = finding
      }
    }
    return outcome.texts.compactMap { text in
      guard let wanted = lines[text.path] else { return nil }
      return ReadingJob(
        text: text, lines: wanted, fixable: fixable[text.path] ?? [:],
        hashes: extras.contains(.lineHashes) ? .all : .none)
    }
  }

  func result(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
    var result = Result()
    var edits: [Int: [SourceEdit]] = [:]
    if !fixable.isEmpty {
      let file = FixableFile(Array(bytes))
      for (index, finding) in fixable where file.parses {
        guard let fix = finding.fix else { continue }
        edits[index] = try? file.edits(for: fix.change, at: finding.location.span)
      }
    }
    let table = LineTable(bytes)
    result.edits = edits.mapValues { list in
      list.map { edit in
        let span = table.span(from: edit.range.lowerBound, to: edit.range.upperBound)
        return ProposedEdit(span: span, replacement: edit.replacement)
      }
    }
    let places = result.edits.values.joined().flatMap { $0.span.line...$0.span.endLine }
    var excerpt = FileExcerpt(bytes, lines: lines.union(places))
    if hashes == .all { excerpt.hashes = lineHashes(of: bytes).filter { lines.contains($0.key) } }
    result.excerpt = excerpt
    return result
  }
}
