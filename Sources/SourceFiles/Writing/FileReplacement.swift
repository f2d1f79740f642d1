#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The new content of an existing file or of a new one.
package struct FileReplacement: Sendable {
  package var file: SourceFile
  /// The content that was analysed. The file is left alone where its content differs now. nil for a new file,
  /// which must not exist.
  package var old: [UInt8]?
  package var new: [UInt8]

  package init(file: SourceFile, old: [UInt8]?, new: [UInt8]) {
    self.file = file
    self.old = old
    self.new = new
  }
}

/// Replaces the contents of all files and creates the new ones, or changes nothing. Returns the problems;
/// empty where all files are written.
///
/// Each new content is written to a file next to the old one, and then the two are exchanged, so that no
/// program sees partial content. The content that was exchanged is compared with the content that was
/// analysed: a concurrent edit is put back. Permissions and, where allowed, the owner are kept. Links still
/// lead to their file. Other hard links to the file keep the old content.
///
/// A journal is next to the files meanwhile; see `recoverRuns`.
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

/// The resolved path of the file, if it still has the old content and is writable.
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
  // An exchange would succeed despite the protection, against the intention of whoever set it.
  guard target.withCString({ access($0, W_OK) }) == 0 else { throw .readOnly }
  return target
}

/// The path of a file that does not exist, in a folder that does.
private func newTarget(_ file: SourceFile) throws(WriteFailure) -> FilePath {
  let path = FilePath(file.openPath)
  guard let folder = path.parent?.resolved() else { throw .noFolder }
  let target = folder.appending(Array(path.name))
  if (try? target.ownStatus()) != nil { throw .exists }
  return target
}
