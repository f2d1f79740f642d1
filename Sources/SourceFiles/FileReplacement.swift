#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// New content for a file that was read before, or for one that is new.
package struct FileReplacement: Sendable {
  package var file: SourceFile
  /// What was read; the file is left alone where it has anything else by now. nil for a file that must not be
  /// there yet.
  package var old: [UInt8]?
  package var new: [UInt8]

  package init(file: SourceFile, old: [UInt8]?, new: [UInt8]) {
    self.file = file
    self.old = old
    self.new = new
  }
}

/// Replaces the content of all files and makes the new ones, or does nothing at all; what kept it from it,
/// empty where all are written.
///
/// Each new content is written to a file beside the old one and then moved onto it, so that nobody
/// ever sees half of it. Permissions and, where allowed, the owner are kept; a link goes on leading
/// to its file. Other hard links to the file keep the old content.
package func replace(
  _ replacements: [FileReplacement], with operations: FileOperations = .system
) -> [Problem] {
  var problems: [Problem] = []
  var targets: [FilePath] = []
  for replacement in replacements {
    do throws(WriteFailure) {
      targets.append(try target(of: replacement))
    } catch {
      problems.append(error.problem(about: replacement.file.path))
    }
  }
  guard problems.isEmpty else { return problems }
  var transaction = Transaction(operations: operations)
  return transaction.run(replacements, targets)
}

/// The file that the path leads to, if it still has the content and may be written.
private func target(of replacement: FileReplacement) throws(WriteFailure) -> FilePath {
  guard let old = replacement.old else { return try newTarget(replacement.file) }
  guard let target = FilePath(replacement.file.openPath).resolved() else {
    throw .unreadable(.disappeared)
  }
  var buffer = ReadBuffer()
  let file = SourceFile(path: replacement.file.path, openPath: target.bytes, byteCount: 0)
  let isSame: Bool
  do throws(ReadFailure) {
    isSame = try withSourceBytes(of: file, reusing: &buffer, limit: .max) {
      $0.elementsEqual(old)
    }
  } catch {
    throw .unreadable(error)
  }
  guard isSame else { throw .changed }
  // A new file could take its place all the same, which whoever protected it did not want.
  guard target.withCString({ access($0, W_OK) }) == 0 else { throw .readOnly }
  return target
}

/// The path of a file that is not there, in a folder that is.
private func newTarget(_ file: SourceFile) throws(WriteFailure) -> FilePath {
  let path = FilePath(file.openPath)
  guard let folder = path.parent?.resolved() else { throw .noFolder }
  let target = folder.appending(Array(path.name))
  if (try? target.ownStatus()) != nil { throw .exists }
  return target
}

/// Files beside the targets, until all targets are replaced or none is.
private struct Transaction {
  private struct Staged {
    let path: String
    let target: FilePath
    let content: FilePath
    /// The old file under a second name; nil where there is none.
    let backup: FilePath?
  }

  let operations: FileOperations
  private var staged: [Staged] = []
  private var nameCount = 0

  init(operations: FileOperations) { self.operations = operations }

  mutating func run(_ replacements: [FileReplacement], _ targets: [FilePath]) -> [Problem] {
    defer { clean() }
    for (replacement, target) in zip(replacements, targets) {
      do throws(WriteFailure) {
        try stage(replacement, target)
      } catch {
        return [error.problem(about: replacement.file.path)]
      }
    }
    for index in staged.indices {
      do throws(WriteFailure) {
        try put(staged[index])
      } catch {
        return [error.problem(about: staged[index].path)] + putBack(staged[..<index])
      }
    }
    return []
  }

  /// A new file gets its name only where nobody else has taken it meanwhile.
  private func put(_ file: Staged) throws(WriteFailure) {
    guard file.backup == nil else { return try operations.move(file.content.bytes, file.target.bytes) }
    do throws(WriteFailure) {
      try operations.addName(file.content.bytes, file.target.bytes)
    } catch {
      if error == .system(code: EEXIST) { throw .exists }
      // Not every file system has second names.
      try operations.move(file.content.bytes, file.target.bytes)
    }
  }

  private mutating func stage(
    _ replacement: FileReplacement, _ target: FilePath
  ) throws(WriteFailure) {
    let operations = operations
    guard let old = replacement.old else {
      let folder = target.parent ?? target
      let content = try unused(beside: target) { name throws(WriteFailure) in
        try operations.create(name.bytes, replacement.new, folder.bytes)
      }
      staged.append(
        Staged(path: replacement.file.path, target: target, content: content, backup: nil))
      return
    }
    let content = try unused(beside: target) { name throws(WriteFailure) in
      try operations.create(name.bytes, replacement.new, target.bytes)
    }
    do throws(WriteFailure) {
      let backup = try unused(beside: target) { name throws(WriteFailure) in
        do throws(WriteFailure) {
          try operations.addName(target.bytes, name.bytes)
        } catch {
          // Not every file system has second names.
          try operations.create(name.bytes, old, target.bytes)
        }
      }
      staged.append(
        Staged(path: replacement.file.path, target: target, content: content, backup: backup))
    } catch {
      operations.remove(content.bytes)
      throw error
    }
  }

  /// Tries names until one is not taken.
  private mutating func unused(
    beside target: FilePath, _ make: (FilePath) throws(WriteFailure) -> Void
  ) throws(WriteFailure) -> FilePath {
    while true {
      let name = ".untangle-\(getpid())-\(nameCount)"
      nameCount += 1
      guard let path = target.parent?.appending(Array(name.utf8)) else { throw .closedFolder }
      do throws(WriteFailure) {
        try make(path)
        return path
      } catch {
        guard error == .system(code: EEXIST) else { throw error }
      }
    }
  }

  /// Gives what could not be put back, of which the old content stays where it is.
  private mutating func putBack(_ done: ArraySlice<Staged>) -> [Problem] {
    var lost: [Staged] = []
    for file in done {
      guard let backup = file.backup else {
        operations.remove(file.target.bytes)
        continue
      }
      do throws(WriteFailure) {
        try operations.move(backup.bytes, file.target.bytes)
      } catch {
        lost.append(file)
      }
    }
    staged.removeAll { file in lost.contains { $0.backup == file.backup } }
    return lost.compactMap { file in
      file.backup.map {
        WriteFailure.notPutBack(kept: printable($0.bytes)).problem(about: file.path)
      }
    }
  }

  private func clean() {
    for file in staged {
      operations.remove(file.content.bytes)
      if let backup = file.backup { operations.remove(backup.bytes) }
    }
  }
}
