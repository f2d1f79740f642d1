#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The steps of which replacing files is made; tests let them fail on demand.
///
/// Paths are absolute, in the file system's own bytes.
package struct FileOperations: Sendable {
  package typealias Step =
    @Sendable (_ path: [UInt8], _ other: [UInt8]) throws(WriteFailure) -> Void

  /// Makes a file that must not be there yet, with the permissions and the owner of `model`; where that is a
  /// folder, with those of its that let read and write.
  package var create:
    @Sendable (_ path: [UInt8], _ content: [UInt8], _ model: [UInt8]) throws(WriteFailure) -> Void
  /// Gives the file a second name, which must not be there yet.
  package var addName: Step
  /// Moves the file onto the other, which is gone then; at every moment one of them is there.
  package var move: Step
  /// Moves the file to a name that must not be there yet.
  package var moveToFreeName: Step
  /// Lets the two files change places in one step; not every file system can.
  package var exchange: Step
  /// Fails in silence: what stays does no harm.
  package var remove: @Sendable (_ path: [UInt8]) -> Void
  /// Whether the run is to end; asked before each step.
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
  /// Whether it is the file system that does not know this way to rename.
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

/// Leaves no file behind where it fails.
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
    // Only the superuser may give files away; else it is the writer's, as any new file.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 { errno = 0 }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    try check(fchmod(descriptor, status.st_mode & (isFolder ? 0o666 : 0o7777)))
    try write(content, to: descriptor)
    // Some file systems find out only now that there is no room.
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
