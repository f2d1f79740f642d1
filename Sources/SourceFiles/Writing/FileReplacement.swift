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
/// Each new content is written to a file beside the old one, and then the two change places, so that nobody ever
/// sees half of it. What comes out is compared with what was read: an edit that somebody has made meanwhile is put
/// back. Permissions and, where allowed, the owner are kept; a link goes on leading to its file. Other hard links to
/// the file keep the old content.
///
/// A journal stands beside the files meanwhile: see `settleRuns`.
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
