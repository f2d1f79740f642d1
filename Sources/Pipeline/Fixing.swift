package import UntangleFindings
import UntangleRewrites
package import UntangleSourceFiles
import Synchronization

/// The result of fixing in memory; nothing is written yet.
package struct Fixing: Sendable {
  /// A file with its fixes applied.
  package struct File: Sendable {
    /// The text before fixing.
    package var text: HeldText
    package var fixed: [UInt8]
    package var fixCount: Int
  }

  /// The analysis of the current sources.
  package var before: Analysis
  /// The analysis of the fixed sources; it has all problems of the run.
  package var after: Analysis
  /// The files that would change, by path.
  package var files: [File]
  /// The bytes of standard input as read, also if they could not be analysed; empty if files were read.
  package var standardInput: [UInt8]
  /// Fixes that the source does not permit; each has the reason, at the place of its finding.
  package var refusals: [Problem]
  /// Judged files with syntax errors, as users see them, sorted. No fix is applied to them.
  package var broken: [String]

  package var fixCount: Int { files.reduce(0) { $0 + $1.fixCount } }
}

/// Applies fixes in rounds until none is left, because a fix can block another one or make a new one
/// possible.
///
/// Unsafe fixes are applied only if `safety` permits. A file remains unchanged if it has problems, if a fix
/// would break its syntax, or if its fixes do not terminate.
///
/// `analyzed` is called once before the first round and once after each round.
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
  /// Leaves out files that no rule judges, because they have no fixes.
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
  /// Replaces the content of the texts with the same paths.
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

/// The texts during fixing.
private struct FixRounds {
  enum Outcome { case changed, stable }

  /// The maximum number of rounds. Two have always sufficed; the limit stops a fix that causes itself again.
  static let most = 10

  private let safety: Fix.Safety
  private let originals: [HeldText]
  private(set) var texts: [HeldText]
  private var fixCounts: [String: Int] = [:]
  /// The names of the rules whose fixes the last round applied, by index of the text.
  private var justFixed: [Int: String] = [:]
  /// Paths of files that remain unchanged.
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

  /// Runs a round. `analysis` is that of the current texts.
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

  /// Restores files whose fixes broke their syntax. If there is one, no fix is applied in this round, because
  /// findings in other files may depend on it.
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

/// A file, with the findings to fix in it.
private struct FixJob: Sendable {
  struct Result: Sendable {
    var fixed: [UInt8] = []
    var count = 0
    /// The names of the rules whose fixes were applied, for messages.
    var rules = ""
    var refusals: [Problem] = []
  }

  var bytes: [UInt8]
  /// In the order of their locations.
  var findings: [Finding]

  /// Applies the fixes that do not overlap an earlier one; the others wait for the next round.
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

/// The results in the order of the jobs, computed on threads with stacks deep enough for parsing.
private func results(of jobs: [FixJob], threadCount: Int) -> [FixJob.Result] {
  let results = Mutex([FixJob.Result](repeating: FixJob.Result(), count: jobs.count))
  runOnWorkers(count: jobs.count, threadCount: threadCount, makeContext: { 0 }) { index, _ in
    let result = jobs[index].result
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0 }
}
