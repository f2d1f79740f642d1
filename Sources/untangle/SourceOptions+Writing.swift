import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

extension SourceOptions {
  /// Writes all files or none, and reports the problems. A signal that arrived meanwhile ends the process.
  func write(_ replacements: [FileReplacement]) -> [Problem] {
    let (problems, signal) = Interruption.whileWriting { replace(replacements, with: .interruptible) }
    tell(problems)
    guard let signal else { return problems }
    let files = problems.count == 1 ? "no file" : "no other file"
    note(problems.isEmpty ? "stopped: all files are written" : "stopped: \(files) was changed")
    Interruption.end(by: signal)
  }

  /// Finishes or undoes the interrupted writes of earlier runs, and reports it. If neither is possible, the
  /// run ends with 2.
  func settleEarlierRuns() throws {
    guard paths != ["-"] else { return }
    let (scope, folder) = try writingScope()
    let (runs, signal) = Interruption.whileWriting {
      recoverRuns(
        leftIn: scope.folders, below: scope.roots, workingDirectory: folder, with: .interruptible)
    }
    for run in runs { tell(run) }
    if let signal { Interruption.end(by: signal) }
    if runs.contains(where: \.isLeft) { throw ExitCode(2) }
  }

  private func tell(_ run: RecoveredRun) {
    if case .left(let reason) = run.outcome {
      tell([Problem(path: run.journal, reason: run.words(leftBecause: reason))])
      Console.write(run.list, to: .error)
    } else {
      note(run.words)
    }
  }
}

extension FileOperations {
  fileprivate static var interruptible: FileOperations {
    var operations = FileOperations.system
    operations.pace = { Interruption.pace }
    return operations
  }
}

extension RecoveredRun {
  fileprivate var isLeft: Bool {
    if case .left = outcome { true } else { false }
  }

  /// Without a line end after the last line.
  fileprivate var words: String {
    let count = files.count == 1 ? "its file" : "its \(files.count) files"
    switch outcome {
    case .nothingWritten:
      return "an earlier run was ended before it wrote any of \(count); its scratch files are removed"
    case .allWritten: return "an earlier run was ended after it wrote \(count); its scratch files are removed"
    case .finished:
      return "an earlier run was ended while it wrote \(count), and is finished now:\n" + list.dropLast()
    case .undone:
      return "an earlier run was ended while it wrote \(count), and is undone now:\n" + list.dropLast()
    case .left(let reason): return words(leftBecause: reason)
    }
  }

  fileprivate func words(leftBecause reason: String) -> String {
    "an earlier run was ended while it wrote files and can be neither finished nor undone: \(reason); bring the "
      + "files into order, then remove this one"
  }

  /// One line for each file.
  fileprivate var list: String {
    files.map { "  \($0.path.visiblePath): \(words(for: $0.progress))\n" }.joined()
  }

  private func words(for progress: Progress) -> String {
    switch (progress, outcome) {
    case (.written, .undone): "was written, is as before now"
    case (.written, _): "was written"
    case (.old, .finished): "was still old, is written now"
    case (.old, _): "is still old"
    case (.edited, _): "was edited since"
    }
  }
}
