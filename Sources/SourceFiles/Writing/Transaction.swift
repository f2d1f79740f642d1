/// Replaces all targets or none, using files next to them.
struct Transaction {
  private let mover: FileMover
  private let run = RunName()
  private var changes: [FileChange] = []
  /// Scratch files that must stay, because no other file has their content.
  private var kept: Set<FilePath> = []

  init(operations: FileOperations) { mover = FileMover(operations: operations) }

  private var operations: FileOperations { mover.operations }

  /// Returns the problems; empty where all files are written.
  mutating func run(_ replacements: [FileReplacement], _ targets: [FilePath]) -> [Problem] {
    changes = zip(replacements, targets).enumerated().map { number, pair in
      FileChange(
        path: pair.0.file.path, target: pair.1,
        scratch: (pair.1.parent ?? pair.1).appending(run.scratch(number)),
        old: pair.0.old.map { ContentDigest(of: $0) }, new: ContentDigest(of: pair.0.new))
    }
    guard let first = changes.first else { return [] }
    for folder in Set(changes.map(\.folder)) { removeOrphans(in: folder) }
    do throws(WriteFailure) {
      let journal = try JournalFile.create(run, changes)
      defer {
        clean()
        journal.remove()
      }
      return write(replacements)
    } catch {
      return [error.problem(about: first.path)]
    }
  }

  private mutating func write(_ replacements: [FileReplacement]) -> [Problem] {
    for (replacement, change) in zip(replacements, changes) {
      do throws(WriteFailure) {
        try goOn()
        let model = change.old == nil ? change.folder : change.target
        try operations.create(change.scratch.bytes, replacement.new, model.bytes)
      } catch {
        return [error.problem(about: change.path)]
      }
    }
    var done = 0
    for change in changes {
      do throws(WriteFailure) {
        try goOn()
        try mover.put(change)
        done += 1
      } catch {
        if error.keepsContent { kept.insert(change.scratch) }
        return [error.problem(about: change.path)] + takeBack(changes[..<done])
      }
    }
    // A program may have had a file open all the time, which some systems do not reveal.
    for change in changes {
      guard let old = change.old else { continue }
      do throws(WriteFailure) {
        try mover.check(change.scratch, is: old)
      } catch {
        return [error.problem(about: change.path)] + takeBack(changes[...])
      }
    }
    return []
  }

  private func goOn() throws(WriteFailure) {
    if operations.pace() == .stop { throw .stopped }
  }

  /// Returns the problems of the files that could not be restored.
  private mutating func takeBack(_ done: ArraySlice<FileChange>) -> [Problem] {
    var problems: [Problem] = []
    for change in done {
      do throws(WriteFailure) {
        try mover.takeBack(change)
      } catch {
        if error.keepsContent { kept.insert(change.scratch) }
        problems.append(error.problem(about: change.path))
      }
    }
    return problems
  }

  private func clean() {
    for change in changes where !kept.contains(change.scratch) {
      operations.remove(change.scratch.bytes)
      operations.remove(change.backup.bytes)
    }
  }
}
