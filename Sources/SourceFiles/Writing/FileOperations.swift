#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file system operations of a replacement; tests inject failures.
///
/// Paths are absolute, as the bytes of the file system.
package struct FileOperations: Sendable {
  package typealias Step =
    @Sendable (_ path: [UInt8], _ other: [UInt8]) throws(WriteFailure) -> Void

  /// Creates a file, which must not exist, with the permissions and owner of `model`. Where `model` is a
  /// folder, only its read and write permissions apply.
  package var create:
    @Sendable (_ path: [UInt8], _ content: [UInt8], _ model: [UInt8]) throws(WriteFailure) -> Void
  /// Creates a hard link, whose name must not exist.
  package var addName: Step
  /// Renames a file over another one, atomically.
  package var move: Step
  /// Renames a file to a name that must not exist.
  package var moveToFreeName: Step
  /// Exchanges two files atomically. Some file systems do not support it.
  package var exchange: Step
  /// Ignores errors: a file that stays does no harm.
  package var remove: @Sendable (_ path: [UInt8]) -> Void
  /// Whether the run should stop; queried before each step.
  package var pace: @Sendable () -> Pace = { .on }

  package enum Pace: Sendable { case on, stop }
}

extension FileOperations {
  package static let system = FileOperations(
    create: { path, content, model throws(WriteFailure) in
      try createFile(FilePath(path), content, like: FilePath(model))
    },
    addName: { path, second throws(WriteFailure) in
      try check(FilePath(path).withCString { old in FilePath(second).withCString { link(old, $0) } })
    },
    move: { path, target throws(WriteFailure) in
      try check(FilePath(path).withCString { old in FilePath(target).withCString { rename(old, $0) } })
    },
    moveToFreeName: { path, target throws(WriteFailure) in
      try moveFile(FilePath(path), toFreeName: FilePath(target))
    },
    exchange: { path, other throws(WriteFailure) in
      let code = Renaming.exchange(FilePath(path), FilePath(other))
      guard code == 0 else { throw .system(code: code) }
    },
    remove: { path in _ = FilePath(path).withCString { unlink($0) } })
}

extension WriteFailure {
  /// Whether the error means that the file system does not support the operation.
  var isOfFileSystem: Bool {
    guard case .system(let code) = self else { return false }
    return [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
  }
}

private func moveFile(_ path: FilePath, toFreeName target: FilePath) throws(WriteFailure) {
  let code = Renaming.toFreeName(path, target)
  guard code != 0 else { return }
  let failure = WriteFailure.system(code: code)
  guard failure.isOfFileSystem else { throw failure }
  if (try? target.ownStatus()) != nil { throw .system(code: EEXIST) }
  try check(path.withCString { old in target.withCString { rename(old, $0) } })
}

private func check(_ result: Int32) throws(WriteFailure) {
  guard result == 0 else { throw .system(code: errno) }
}

/// Removes the file again where it fails.
private func createFile(
  _ path: FilePath, _ content: [UInt8], like model: FilePath
) throws(WriteFailure) {
  var status = stat()
  try check(model.withCString { stat($0, &status) })
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
  let descriptor = path.withCString { open($0, flags, 0o600) }
  guard descriptor >= 0 else {
    switch errno {
    case EACCES, EPERM, EROFS: throw .closedFolder
    default: throw .system(code: errno)
    }
  }
  do throws(WriteFailure) {
    defer { close(descriptor) }
    // Only the superuser can set another owner. Otherwise the new file belongs to the user who writes it.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 { errno = 0 }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    try check(fchmod(descriptor, status.st_mode & (isFolder ? 0o666 : 0o7777)))
    try write(content, to: descriptor)
    // Some file systems report a full disk only now.
    try check(fsync(descriptor))
  } catch {
    _ = path.withCString { unlink($0) }
    throw error
  }
}

func write(_ content: [UInt8], to descriptor: Int32) throws(WriteFailure) {
  var offset = 0
  while offset < content.count {
    let count = content.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + offset, $0.count - offset)
    }
    if count >= 0 {
      offset += count
    } else if errno != EINTR {
      throw .system(code: errno)
    }
  }
}
