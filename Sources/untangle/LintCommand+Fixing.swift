import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles

extension LintCommand {
  /// Runs `--fix` and `--diff`.
  func runFixing() throws {
    if fixModes.contains(.fix) { try sources.settleEarlierRuns() }
    let baseline = try accepted.loaded()
    let stream = sources.paths == ["-"] ? Console.Stream.error : .output
    let product = fixModes.contains(.diff) ? .fixes : product(for: format(on: stream), on: stream)
    var fixing = try sources.fix(product, choice: try choice(), unsafeFixes ? .unsafe : .safe)
    sources.tell(fixing.after.problems)
    tellRefusals(fixing)
    if fixModes.contains(.diff) { endWithDiff(fixing) }
    if sources.paths == ["-"] {
      if let baseline { _ = accepted.apply(baseline, to: &fixing.after.outcome, sources) }
      try endWithText(fixing)
    }
    let failures = sources.write(fixing.replacements)
    if failures.isEmpty {
      sources.note(summary(fixing, "fixed"))
    } else {
      // If one failure is reported, no file was changed. If several are, one of them is a file that could not
      // be restored.
      let files = failures.count == 1 ? "no file" : "no other file"
      Console.write("error: \(files) was changed\n", to: .error)
    }
    let format = format(on: .output)
    var left = (failures.isEmpty ? fixing.after : fixing.before).outcome(states(for: format, on: .output))
    if let baseline { _ = accepted.apply(baseline, to: &left, sources) }
    let unwritten = try write(shown(of: left), as: format, to: .output)
    end(with: (failures + unwritten).isEmpty ? exitCode(of: left, after: fixing) : 2)
  }

  /// Exits with 1 if there is a diff, like ruff and gofmt.
  private func endWithDiff(_ fixing: Fixing) -> Never {
    for file in fixing.files {
      let diff = UnifiedDiff(path: file.text.path, from: file.text.bytes, to: file.fixed)
      Console.write(diff.text, to: .output)
    }
    sources.note(summary(fixing, "would fix"))
    end(with: fixing.after.problems.failRun ? 2 : fixing.files.isEmpty ? 0 : 1)
  }

  /// Writes the text to standard output, fixed or not, and the findings to standard error, like ruff.
  private func endWithText(_ fixing: Fixing) throws -> Never {
    Console.write(fixing.text, to: .output)
    sources.note(summary(fixing, "fixed"))
    let format = format(on: .error)
    let left = fixing.after.outcome(states(for: format, on: .error))
    let unwritten = try write(shown(of: left), as: format, to: .error)
    end(with: unwritten.isEmpty ? exitCode(of: left, after: fixing) : 2)
  }

  private func exitCode(of left: LintOutcome, after fixing: Fixing) -> Int32 {
    let code = exitCode(of: left)
    return code == 0 && failing.exitNonZeroOnFix && !fixing.files.isEmpty ? 1 : code
  }

  private func format(on stream: Console.Stream) -> LintFormat {
    format ?? (Console.isTerminal(stream) ? .table : .xcode)
  }

  private func tellRefusals(_ fixing: Fixing) {
    for refusal in fixing.refusals {
      let place = "\(refusal.path.visiblePath):\(refusal.line ?? 1)"
      sources.note("\(place): note: \(refusal.reason.visible)")
    }
    let unused = fixing.after.findings.count {
      $0.rule == suppressionSchema.id && $0.fix == nil && !$0.data.isEmpty
    }
    guard unused > 0 else { return }
    let comments =
      unused == 1 ? "1 comment that suppresses nothing is" : "\(unused) comments that suppress nothing are"
    sources.note("\(comments) left: not all files in the folder of the configuration were read")
  }

  /// Such as `fixed 3 findings in 2 files; 1 more with --unsafe-fixes`.
  private func summary(_ fixing: Fixing, _ verb: String) -> String {
    let unsafeCount =
      unsafeFixes ? 0 : fixing.after.findings.count { $0.fix?.safety == .unsafe }
    let broken = brokenText(fixing.broken)
    let more = broken + (unsafeCount == 0 ? "" : "; \(unsafeCount) more with --unsafe-fixes")
    if fixing.files.isEmpty { return (broken.isEmpty ? "nothing to fix" : "nothing is fixed") + more }
    let findings = fixing.fixCount == 1 ? "1 finding" : "\(fixing.fixCount) findings"
    let files = fixing.files.count == 1 ? "1 file" : "\(fixing.files.count) files"
    return "\(verb) \(findings) in \(files)" + more
  }
}

/// A sentence about files that are not fixed because of syntax errors; empty if there are none.
private func brokenText(_ paths: [String]) -> String {
  switch paths.count {
  case 0: ""
  case 1: "; \(paths[0].visiblePath) has syntax errors and is left alone"
  default: "; \(paths.count) files have syntax errors and are left alone"
  }
}

extension Fixing {
  fileprivate var replacements: [FileReplacement] {
    files.compactMap { file in
      file.text.file.map { FileReplacement(file: $0, old: file.text.bytes, new: file.fixed) }
    }
  }

  /// The text of standard input, fixed or not.
  fileprivate var text: [UInt8] { files.first?.fixed ?? standardInput }
}
