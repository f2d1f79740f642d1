package import UntangleFindings
import UntangleRewrites
package import UntangleSourceFiles
import Synchronization

/// What fixing came to; nothing is written yet.
package struct Fixing: Sendable {
  /// One file with its fixes applied.
  package struct File: Sendable {
    /// As it was read.
    package var text: HeldText
    package var fixed: [UInt8]
    package var fixCount: Int
  }

  /// Of the sources as they are.
  package var before: Analysis
  /// Of the sources as they would be; its problems are all of the run.
  package var after: Analysis
  /// Those that would change, by path.
  package var files: [File]
  /// As it came, whatever the analysis made of it; empty where files were read.
  package var standardInput: [UInt8]
  /// Fixes that the source as it is written does not allow, with the reason, at their findings.
  package var refusals: [Problem]
  /// Files with syntax errors, as users see them, sorted: no fix is applied there.
  package var broken: [String]

  package var fixCount: Int { files.reduce(0) { $0 + $1.fixCount } }
}

/// Fixes until nothing is left to fix: what one fix writes may be in the way of another, or bring one up.
///
/// Unsafe fixes are applied only where `safety` says so. A file is left alone where it has problems,
/// where a fix would break its syntax, and where fixes do not come to an end.
///
/// `analyzed` is asked once at first and once after each round.
package func fix(
  _ request: AnalysisRequest, _ safety: Fix.Safety,
  analyzed: (AnalysisRequest) -> Analysis = { analyze($0) }
) -> Fixing {
  var request = request
  request.retention = .everything
  let standardInput = request.source.standardInput
  let before = analyzed(request)
  var rounds = FixRounds(before, safety)
  var after = before
  for number in 1...FixRounds.most {
    guard rounds.run(on: after, number, threadCount: request.threadCount) == .changed else { break }
    request.replace(rounds.texts)
    request.retention = .nothing
    after = analyzed(request)
  }
  after.outcome.problems = Set(after.problems + rounds.failures).sorted()
  return Fixing(
    before: before, after: after, files: rounds.files, standardInput: standardInput,
    refusals: rounds.refusals, broken: before.brokenFiles)
}

extension Analysis {
  /// Without those that nobody judges, and so nobody fixes.
  fileprivate var brokenFiles: [String] {
    let paths = outcome.problems.filter { $0.cause == .syntax && $0.weight == .error }.map(\.path)
    return Set(paths).sorted { $0.precedesByBytes($1) }
  }
}

extension AnalysisRequest.Source {
  fileprivate var standardInput: [UInt8] {
    switch self {
    case .standardInput(let input): input.bytes
    case .paths, .nothing, .facts: []
    }
  }
}

extension AnalysisRequest {
  /// Puts texts in the place of those that stand there.
  mutating func replace(_ texts: [HeldText]) {
    switch source {
    case .standardInput(let input):
      let bytes = texts.first?.bytes ?? input.bytes
      source = .standardInput(StandardInput(path: input.path, bytes: bytes))
    case .paths: for text in texts { replacements[text.path] = text.bytes }
    case .nothing, .facts: break
    }
  }
}

/// The texts while they are fixed.
private struct FixRounds {
  enum Outcome { case changed, stable }

  /// More have never been needed than two; a fix that brings itself up again would need no end.
  static let most = 10

  private let safety: Fix.Safety
  private let originals: [HeldText]
  private(set) var texts: [HeldText]
  private var fixCounts: [String: Int] = [:]
  /// By the place of each text that the last round changed, the rules whose fixes were applied, in words.
  private var justFixed: [Int: String] = [:]
  /// Files that are left as they were.
  private var given: Set<String> = []
  private(set) var failures: [Problem] = []
  private(set) var refusals: [Problem] = []

  init(_ before: Analysis, _ safety: Fix.Safety) {
    self.safety = safety
    originals = before.heldTexts.sorted { $0.path.precedesByBytes($1.path) }
    texts = originals
    given = Set(before.problems.map(\.path))
  }

  var files: [Fixing.File] {
    zip(originals, texts).compactMap { original, text in
      guard original.bytes != text.bytes else { return nil }
      return Fixing.File(
        text: original, fixed: text.bytes, fixCount: fixCounts[text.path] ?? 0)
    }
  }

  /// `analysis` is of the texts as the last round left them.
  mutating func run(on analysis: Analysis, _ number: Int, threadCount: Int) -> Outcome {
    refusals = []
    if takesBackBroken(analysis) == .changed { return .changed }
    let findings = Dictionary(grouping: analysis.findings.filter(isWanted), by: \.location.path)
    let indices = texts.indices.filter { findings[texts[$0].path] != nil }
    let jobs = indices.map { FixJob(bytes: texts[$0].bytes, findings: findings[texts[$0].path] ?? []) }
    var outcome = Outcome.stable
    for (index, result) in zip(indices, results(of: jobs, threadCount: threadCount)) {
      refusals += result.refusals
      guard result.count > 0, result.fixed != texts[index].bytes else { continue }
      outcome = .changed
      if number == Self.most {
        giveUp(index, "the fixes of this file do not come to an end; it is left as it was")
      } else {
        texts[index].bytes = result.fixed
        fixCounts[texts[index].path, default: 0] += result.count
        justFixed[index] = result.rules
      }
    }
    return outcome
  }

  /// A file that would not parse any more is left alone. The others wait: what was found in them may follow from
  /// the broken one.
  private mutating func takesBackBroken(_ analysis: Analysis) -> Outcome {
    let broken = Set(analysis.problems.map(\.path))
    var outcome = Outcome.stable
    for (index, rules) in justFixed.sorted(by: { $0.key < $1.key }) where broken.contains(texts[index].path) {
      giveUp(index, "a fix of \(rules) would break its syntax; it is left as it was")
      outcome = .changed
    }
    justFixed = [:]
    return outcome
  }

  private func isWanted(_ finding: Finding) -> Bool {
    guard let fix = finding.fix, !given.contains(finding.location.path) else { return false }
    return fix.safety == .safe || safety == .unsafe
  }

  private mutating func giveUp(_ index: Int, _ reason: String) {
    texts[index].bytes = originals[index].bytes
    fixCounts[texts[index].path] = nil
    given.insert(texts[index].path)
    failures.append(Problem(path: texts[index].path, reason: reason))
  }
}

/// One file with the findings to be fixed in it.
private struct FixJob: Sendable {
  struct Result: Sendable {
    var fixed: [UInt8] = []
    var count = 0
    /// The rules whose fixes were applied, in words.
    var rules = ""
    var refusals: [Problem] = []
  }

  var bytes: [UInt8]
  /// By place.
  var findings: [Finding]

  /// A fix that overlaps an earlier one waits for the next round.
  var result: Result {
    let file = FixableFile(bytes)
    guard file.parses else { return Result() }
    var result = Result()
    var edits: [SourceEdit] = []
    var rules: Set<RuleID> = []
    for finding in findings {
      guard let fix = finding.fix else { continue }
      do throws(FixRefusal) {
        let more = try file.edits(for: fix, at: finding.location.span)
        guard !(edits + more).areOverlapping else { continue }
        edits += more
        rules.insert(finding.rule)
        result.count += 1
      } catch {
        result.refusals.append(
          Problem(
            path: finding.location.path, line: finding.location.line,
            reason: "\(finding.rule.rawValue) is not fixed: \(error.reason)"))
      }
    }
    result.fixed = edits.applied(to: bytes)
    result.rules = rules.sorted().map(\.rawValue).joined(separator: ", ")
    return result
  }
}

/// In the order of the jobs; on threads with stacks that are deep enough to parse.
private func results(of jobs: [FixJob], threadCount: Int) -> [FixJob.Result] {
  let results = Mutex([FixJob.Result](repeating: FixJob.Result(), count: jobs.count))
  runOnWorkers(count: jobs.count, threadCount: threadCount, makeContext: { 0 }) { index, _ in
    let result = jobs[index].result
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0 }
}
