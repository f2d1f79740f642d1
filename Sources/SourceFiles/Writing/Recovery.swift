/// The recovery of an interrupted run, decided by the contents of its files.
struct Recovery {
  private enum State {
    case written
    case old
    /// Written, and edited after that. The scratch file still has the old content.
    case editedAfter
    /// Edited before it was written. The scratch file still has the new content.
    case editedBefore
    case unclear
  }

  private let journal: JournalFile
  private let mover: FileMover
  private let states: [State]

  init(journal: JournalFile, mover: FileMover) {
    self.journal = journal
    self.mover = mover
    states = journal.changes.map(Self.state)
  }

  var files: [RecoveredRun.File] {
    zip(journal.changes, states).map { change, state in
      let progress: RecoveredRun.Progress =
        switch state {
        case .written: .written
        case .old: .old
        case .editedAfter, .editedBefore, .unclear: .edited
        }
      return RecoveredRun.File(path: change.path, progress: progress)
    }
  }

  private static func state(of change: FileChange) -> State {
    let (target, scratch) = (FileState(change.target), FileState(change.scratch))
    if target == .content(change.new) { return .written }
    guard let old = change.old else { return target == .nothing ? .old : .unclear }
    if target == .content(old) { return .old }
    if scratch == .content(change.new) { return .editedBefore }
    let held = scratch == .nothing ? FileState(change.backup) : scratch
    return held == .content(old) ? .editedAfter : .unclear
  }

  private func changes(_ wanted: Set<State>) -> [FileChange] {
    zip(journal.changes, states).filter { wanted.contains($0.1) }.map(\.0)
  }

  /// Touches nothing outside of `roots`, because the journal may have come with the sources.
  func outcome(below roots: [FilePath]) -> RecoveredRun.Outcome {
    let strange = journal.changes.first { change in
      guard let folder = change.folder.resolved() else { return false }
      return !roots.contains { folder.isWithin($0) }
    }
    if let strange {
      journal.leave()
      return .left(reason: "it wrote \(strange.path), too, which is outside of the folders that are read")
    }
    for change in journal.changes { joinBackup(of: change) }
    let outcome = outcome
    if case .left = outcome {
      journal.leave()
    } else {
      clean()
      journal.remove()
    }
    return outcome
  }

  private var outcome: RecoveredRun.Outcome {
    let (done, waiting) = (changes([.written, .editedAfter]), changes([.old, .editedBefore]))
    if done.isEmpty { return .nothingWritten }
    guard changes([.unclear]).isEmpty else { return .left(reason: "files were edited since") }
    if waiting.isEmpty { return .allWritten }
    if changes([.editedBefore]).isEmpty, waiting.allSatisfy({ FileState($0.scratch) == .content($0.new) }) {
      return outcome(of: waiting, .finished) { change throws(WriteFailure) in try mover.put(change) }
    }
    if changes([.editedAfter]).isEmpty, done.allSatisfy(isReversible) {
      return outcome(of: done, .undone) { change throws(WriteFailure) in try mover.takeBack(change) }
    }
    let isEdited = !changes([.editedBefore, .editedAfter]).isEmpty
    return .left(reason: isEdited ? "files were edited since" : "its scratch files are gone")
  }

  private func isReversible(_ change: FileChange) -> Bool {
    guard let old = change.old else { return true }
    return FileState(change.scratch) == .content(old)
  }

  private func outcome(
    of changes: [FileChange], _ success: RecoveredRun.Outcome,
    _ step: (FileChange) throws(WriteFailure) -> Void
  ) -> RecoveredRun.Outcome {
    for change in changes {
      do throws(WriteFailure) {
        if mover.operations.pace() == .stop { throw .stopped }
        try step(change)
      } catch {
        return .left(reason: "\(change.path) \(error.description)")
      }
    }
    return success
  }

  /// Completes an interrupted replacement by moves: where files cannot be exchanged, a run can end between
  /// two moves.
  private func joinBackup(of change: FileChange) {
    guard FileState(change.scratch) == .nothing else { return }
    try? mover.operations.move(change.backup.bytes, change.scratch.bytes)
  }

  private func clean() {
    for change in journal.changes {
      mover.operations.remove(change.scratch.bytes)
      mover.operations.remove(change.backup.bytes)
    }
  }
}
