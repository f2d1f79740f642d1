/// A run that was ended while it wrote several files, and what became of its work.
package struct SettledRun: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// It had not written any file.
    case nothingWritten
    /// It had written all files.
    case allWritten
    /// The files that were still old are written now.
    case finished
    /// The files that were written are as before now.
    case undone
    /// Neither can be done; one lowercase sentence.
    case left(reason: String)
  }

  package enum Progress: Hashable, Sendable {
    case written
    case old
    /// It is neither what it was nor what it was to become.
    case edited
  }

  package struct File: Hashable, Sendable {
    /// As users see it.
    package var path: String
    /// How the run had left it.
    package var progress: Progress
  }

  /// The journal's path as users see it; it is there only where the work is left.
  package var journal: String
  /// In the order in which they were to be written.
  package var files: [File]
  package var outcome: Outcome
}

/// Finishes or undoes what runs have left that were ended while they wrote, and removes their scratch files.
///
/// `folders` are absolute, as are `roots`, outside of which nothing is written, whatever a journal says. A run that
/// is alive is left alone.
package func settleRuns(
  leftIn folders: [[UInt8]], below roots: [[UInt8]], workingDirectory: String,
  with operations: FileOperations = .system
) -> [SettledRun] {
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
  var settled: [SettledRun] = []
  for (path, run) in journals.sorted(by: { $0.key < $1.key }) {
    let shown = { (path: FilePath) in shownPath(path, from: base, style: .relative) }
    switch JournalFile.find(run, path, shown: shown) {
    case .living: continue
    case .partial(let journal): journal.remove()
    case .ended(let journal):
      let settling = Settling(journal: journal, mover: FileMover(operations: operations))
      let outcome = settling.outcome(below: roots.compactMap { FilePath($0).resolved() })
      settled.append(SettledRun(journal: shown(path), files: settling.files, outcome: outcome))
    }
  }
  for folder in folders { removeOrphans(in: folder) }
  return settled
}
