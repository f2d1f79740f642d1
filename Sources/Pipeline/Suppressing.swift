import UntangleFindings
package import UntangleRewrites
package import UntangleSourceFiles

/// The result of suppressing a rule's findings in memory; nothing is written yet.
package struct Suppressing: Sendable {
  /// The analysis of the current sources.
  package var before: Analysis
  /// The files that would change, by path.
  package var files: [Fixing.File]
  /// The findings that remain, each at its location with the reason.
  package var refusals: [Problem]

  /// The number of findings that would be suppressed.
  package var count: Int { files.reduce(0) { $0 + $1.fixCount } }
}

/// Adds comments at a rule's findings and analyses the whole project again in memory. A finding that its
/// comment does not suppress is refused, and its comment left out.
///
/// The request decides which rules run. `analyzed` is called once before the first attempt and once for each
/// attempt.
package func suppress(
  _ request: AnalysisRequest, _ words: SuppressionWords,
  analyzed: (AnalysisRequest) -> Analysis = { analyze($0) }
) -> Suppressing {
  var request = request
  request.retention = .everything
  let before = analyzed(request)
  request.retention = .nothing
  var files = SuppressibleFile.all(in: before, words)
  // Each attempt leaves out the comments that the previous one showed to be useless.
  for _ in 1...3 {
    let texts = written(files, threadCount: request.threadCount)
    request.replace(texts.map(\.held))
    let after = files.isEmpty ? before : analyzed(request)
    let left = Dictionary(
      grouping: after.findings.filter { $0.rule.rawValue == words.rule }, by: \.location.path)
    let broken = Set(after.problems).subtracting(before.problems)
    var failures = 0
    for (index, text) in texts.enumerated() {
      failures += files[index].refuse(
        after: text, findings: left[text.held.path] ?? [], broken: broken.filter { $0.path == text.held.path }
      )
    }
    if failures == 0 { return Suppressing(before: before, files, texts) }
  }
  for index in files.indices { files[index].refuseAll("no comments were found that hold together") }
  return Suppressing(before: before, files, written(files, threadCount: request.threadCount))
}

extension Suppressing {
  fileprivate init(before: Analysis, _ files: [SuppressibleFile], _ texts: [SuppressedText]) {
    self.before = before
    self.files = zip(files, texts).compactMap { file, text in
      guard text.held.bytes != file.text.bytes else { return nil }
      let count = file.findings.count { text.refusals[$0.location.line] == nil }
      return Fixing.File(text: file.text, fixed: text.held.bytes, fixCount: count)
    }
    refusals = zip(files, texts).flatMap { file, text in
      text.refusals.sorted { $0.key < $1.key }.map { line, reason in
        Problem(path: file.text.path, line: line, reason: "not suppressed: \(reason)")
      }
    }
  }
}
