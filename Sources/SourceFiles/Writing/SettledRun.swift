/// A run that was interrupted while it wrote several files, and the result of its recovery.
package struct RecoveredRun: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The run had written no file.
    case nothingWritten
    /// The run had written all files.
    case allWritten
    /// The remaining files have been written now.
    case finished
    /// The written files have been restored.
    case undone
    /// Neither is possible; the reason is one lowercase sentence.
    case left(reason: String)
  }

  package enum Progress: Hashable, Sendable {
    case written
    case old
    /// The content is neither the old nor the new one.
    case edited
  }

  package struct File: Hashable, Sendable {
    /// As users see it.
    package var path: String
    /// The state in which the run left the file.
    package var progress: Progress
  }

  /// The journal's path as users see it. It still exists only where the outcome is `left`.
  package var journal: String
  /// In the order of writing.
  package var files: [File]
  package var outcome: Outcome
}

/// Completes or reverts interrupted runs, and removes their scratch files.
///
/// `folders` and `roots` are absolute. Nothing outside of `roots` is written, whatever a journal says. Runs
/// that are alive are left alone.
package func recoverRuns(
  leftIn folders: [[UInt8]], below roots: [[UInt8]], workingDirectory: String,
  with operations: FileOperations = .system
) -> [RecoveredRun] {
  let folders = Set(folders.compactMap { FilePath($0).resolved() }).sorted()
  let base = FilePath(workingDirectory.utf8)
  var journals: [FilePath: RunName] = [:]
  for folder in folders {
    for (run, files) in filesOfRuns(in: folder) {
      for file in files where file.role == .journal {
        if let path = file.path.resolved(), path.name.elementsEqual(run.journal) { journals[path] = run }
      }
    }
  }
  var settled: [RecoveredRun] = []
  for (path, run) in journals.sorted(by: { $0.key < $1.key }) {
    let shown = { (path: FilePath) in shownPath(path, from: base, style: .relative) }
    switch JournalFile.find(run, path, shown: shown) {
    case .living: continue
    case .partial(let journal): journal.remove()
    case .ended(let journal):
      let settling = Recovery(journal: journal, mover: FileMover(operations: operations))
      let outcome = settling.outcome(below: roots.compactMap { FilePath($0).resolved() })
      settled.append(RecoveredRun(journal: shown(path), files: settling.files, outcome: outcome))
    }
  }
  for folder in folders { removeOrphans(in: folder) }
  return settled
}
