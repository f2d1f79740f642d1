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
  var rounds = FixRounds(before, safety, isAskedForAll: request.coverage == .whole)
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
  /// Whether the run was asked to read all of the project.
  private let isAskedForAll: Bool
  private let originals: [HeldText]
  private(set) var texts: [HeldText]
  private var fixCounts: [String: Int] = [:]
  /// The names of the rules whose fixes the last round applied, by index of the text.
  private var justFixed: [Int: Set<RuleID>] = [:]
  /// By index of the text, the texts that some fix changed together with it.
  private var partners: [Int: Set<Int>] = [:]
  /// Paths of files that remain unchanged.
  private var given: Set<String> = []
  private(set) var failures: [Problem] = []
  private(set) var refusals: [Problem] = []

  init(_ before: Analysis, _ safety: Fix.Safety, isAskedForAll: Bool) {
    self.safety = safety
    self.isAskedForAll = isAskedForAll
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
    let findings = analysis.findings.filter(isWanted)
    let proposals = proposals(for: findings, analysis, threadCount: threadCount)
    let edits = chosenEdits(of: proposals, for: findings)
    var outcome = Outcome.stable
    // A file may be given up while another one is looked at.
    for (index, edits) in edits.sorted(by: { $0.key < $1.key }) where !given.contains(texts[index].path) {
      let fixed = edits.applied(to: texts[index].bytes)
      guard fixed != texts[index].bytes else { continue }
      outcome = .changed
      if number == Self.most {
        giveUp(index, "the fixes of this file do not come to an end; it is left as it was")
      } else {
        texts[index].bytes = fixed
      }
    }
    return outcome
  }

  /// What the fix of each finding would write.
  private func proposals(
    for findings: [Finding], _ analysis: Analysis, threadCount: Int
  ) -> [FixProposal] {
    let places = Dictionary(zip(texts.map(\.path), texts.indices), uniquingKeysWith: { first, _ in first })
    var parts: [Int: [FixJob.Part]] = [:]
    var wide: [WideFix] = []
    for (number, finding) in findings.enumerated() {
      for part in finding.fixParts {
        guard let place = places[part.location.path] else { continue }
        if let fix = WideFix(part, of: number) {
          wide.append(fix)
        } else {
          parts[place, default: []].append(FixJob.Part(finding: number, fix: part))
        }
      }
    }
    let jobs = parts.sorted { $0.key < $1.key }.map { FixJob(text: $0, bytes: texts[$0].bytes, parts: $1) }
    var proposals = [FixProposal](repeating: FixProposal(), count: findings.count)
    for (job, results) in zip(jobs, results(of: jobs, threadCount: threadCount)) {
      for (part, edits) in zip(job.parts, results) {
        proposals[part.finding].add(edits.map { [job.text: $0] })
      }
    }
    guard !wide.isEmpty else { return proposals }
    let fixing = WideFixing(texts, of: analysis, isAskedForAll: isAskedForAll)
    for fix in wide {
      let edits = fixing.result(of: fix, besides: given)
      proposals[fix.finding].add(
        edits.map { edits in
          Dictionary(
            uniqueKeysWithValues: edits.compactMap { path, edits in places[path].map { ($0, edits) } })
        })
    }
    return proposals
  }

  /// The edits of the fixes that overlap no earlier one, by index of the text; the others wait for the next
  /// round. Of a fix in several places all edits are taken, or none.
  private mutating func chosenEdits(
    of proposals: [FixProposal], for findings: [Finding]
  ) -> [Int: [SourceEdit]] {
    var chosen: [Int: [SourceEdit]] = [:]
    for (finding, proposal) in zip(findings, proposals) where proposal.partCount == finding.fixParts.count {
      if let reason = proposal.refusal {
        refusals.append(
          Problem(
            path: finding.location.path, line: finding.location.line,
            reason: "\(finding.rule.rawValue) is not fixed: \(reason)"))
      } else if let joined = proposal.joined(to: chosen) {
        chosen.merge(joined) { $1 }
        for text in proposal.edits.keys {
          justFixed[text, default: []].insert(finding.rule)
          partners[text, default: []].formUnion(proposal.edits.keys)
        }
        fixCounts[finding.location.path, default: 0] += 1
      }
    }
    return chosen
  }

  /// Restores files whose fixes broke their syntax. If there is one, no fix is applied in this round, because
  /// findings in other files may depend on it.
  private mutating func takesBackBroken(_ analysis: Analysis) -> Outcome {
    let broken = Set(analysis.problems.map(\.path))
    var outcome = Outcome.stable
    for (index, rules) in justFixed.sorted(by: { $0.key < $1.key }) where broken.contains(texts[index].path) {
      let names = rules.sorted().map(\.rawValue).joined(separator: ", ")
      giveUp(index, "a fix of \(names) would break its syntax; it is left as it was")
      outcome = .changed
    }
    justFixed = [:]
    return outcome
  }

  private func isWanted(_ finding: Finding) -> Bool {
    guard let fix = finding.fix, fix.safety == .safe || safety == .unsafe else { return false }
    return finding.fixParts.allSatisfy { !given.contains($0.location.path) }
  }

  /// Restores a file, and those that some fix changed together with it.
  private mutating func giveUp(_ index: Int, _ reason: String) {
    var waiting = [index]
    while let index = waiting.popLast() {
      guard given.insert(texts[index].path).inserted else { continue }
      texts[index].bytes = originals[index].bytes
      fixCounts[texts[index].path] = nil
      waiting += partners[index] ?? []
    }
    failures.append(Problem(path: texts[index].path, reason: reason))
  }
}

extension Finding {
  /// All parts of its fix, that at its own location first; empty without a fix.
  fileprivate var fixParts: [Fix.Part] { fix.map { [Fix.Part($0.change, at: location)] + $0.others } ?? [] }
}

/// What the parts of one fix would write.
private struct FixProposal {
  private(set) var partCount = 0
  /// By index of the text.
  private(set) var edits: [Int: [SourceEdit]] = [:]
  /// The reason of the first part that the source does not permit.
  private(set) var refusal: String?

  /// The edits of its files together with those that are chosen already; nil where two overlap.
  func joined(to chosen: [Int: [SourceEdit]]) -> [Int: [SourceEdit]]? {
    var result: [Int: [SourceEdit]] = [:]
    for (text, more) in edits {
      var all = chosen[text] ?? []
      for edit in more {
        // Whole lines at one place follow each other, as two properties of one enum.
        if edit.isOfLines, let place = all.firstIndex(where: { $0.isOfLines && $0.range == edit.range }) {
          all[place].replacement += edit.replacement
        } else {
          all.append(edit)
        }
      }
      guard !all.areOverlapping else { return nil }
      result[text] = all
    }
    return result
  }

  /// The edits of a part by index of the text.
  mutating func add(_ part: Result<[Int: [SourceEdit]], FixRefusal>) {
    partCount += 1
    switch part {
    case .success(let more): edits.merge(more) { $0 + $1 }
    case .failure(let refused): refusal = refusal ?? refused.reason
    }
  }
}

extension SourceEdit {
  /// Whether it inserts whole lines.
  fileprivate var isOfLines: Bool { range.isEmpty && replacement.hasSuffix("\n") }
}

/// A file, with what is to be changed in it.
private struct FixJob: Sendable {
  struct Part: Sendable {
    /// The index of the finding.
    var finding: Int
    var fix: Fix.Part
  }

  /// The index of the text.
  var text: Int
  var bytes: [UInt8]
  var parts: [Part]

  /// The edits of each part; empty for a file that does not parse.
  var result: [Result<[SourceEdit], FixRefusal>] {
    let file = FixableFile(bytes)
    guard file.parses else { return [] }
    return parts.map { part in
      Result { () throws(FixRefusal) in try file.edits(for: part.fix.change, at: part.fix.location.span) }
    }
  }
}

/// The results in the order of the jobs, computed on threads with stacks deep enough for parsing.
private func results(of jobs: [FixJob], threadCount: Int) -> [[Result<[SourceEdit], FixRefusal>]] {
  let results = Mutex([[Result<[SourceEdit], FixRefusal>]](repeating: [], count: jobs.count))
  runOnWorkers(count: jobs.count, threadCount: threadCount, makeContext: { 0 }) { index, _ in
    let result = jobs[index].result
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0 }
}
