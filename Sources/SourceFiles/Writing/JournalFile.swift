#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A journal on disk: in the folder of the first file, with a link to it in the folders of the other files.
///
/// A lock on it shows that the run is alive, even from another container. The system releases it when the
/// process ends.
struct JournalFile {
  let run: RunName
  let path: FilePath
  let changes: [FileChange]
  private let descriptor: Int32

  /// `changes` must not be empty.
  static func create(_ run: RunName, _ changes: [FileChange]) throws(WriteFailure) -> JournalFile {
    let folder = changes[0].folder
    let path = folder.appending(run.journal)
    let descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else {
      switch errno {
      case EACCES, EPERM, EROFS: throw .closedFolder
      default: throw .system(code: errno)
      }
    }
    let file = JournalFile(run: run, path: path, changes: changes, descriptor: descriptor)
    do throws(WriteFailure) {
      // Some file systems have no locks; then the process number must suffice.
      flock(descriptor, LOCK_EX | LOCK_NB)
      try write(Journal(changes).text(in: folder), to: descriptor)
      guard fsync(descriptor) == 0 else { throw .system(code: errno) }
    } catch {
      file.remove()
      throw error
    }
    for link in file.links {
      let target = FilePath(asIs: path.relative(to: link.parent ?? link))
      _ = target.withCString { target in link.withCString { symlink(target, $0) } }
    }
    return file
  }

  /// The links in the other folders. They can be missing where the file system has no links.
  private var links: [FilePath] {
    Set(changes.map(\.folder)).subtracting([path.parent ?? path]).map { $0.appending(run.journal) }
  }

  /// Removes the journal and its links. It is the last file of the run to be removed.
  func remove() {
    for link in links + [path] { _ = link.withCString { unlink($0) } }
    close(descriptor)
  }

  /// Leaves the journal in place for a later run.
  func leave() { close(descriptor) }
}

extension JournalFile {
  enum Finding {
    /// The run is alive, or its state is unknown.
    case living
    /// The run ended before it wrote anything.
    case partial(JournalFile)
    case ended(JournalFile)
  }

  /// The journal of another run. It is locked where that run has ended.
  static func find(_ run: RunName, _ path: FilePath, shown: (FilePath) -> String) -> Finding {
    let descriptor = path.withCString { open($0, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    guard descriptor >= 0, let text = contents(of: path, links: .refuse), let folder = path.parent else {
      return .living
    }
    let journal = Journal(text, in: folder)
    // A run locks its journal before it writes to it. Only an empty journal may be one that is being created.
    let lock = flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
    guard lock != EWOULDBLOCK, lock == 0 && journal != nil || run.hasEnded else {
      close(descriptor)
      return .living
    }
    let changes = journal?.changes(of: run, path: shown) ?? []
    let file = JournalFile(run: run, path: path, changes: changes, descriptor: descriptor)
    return journal == nil ? .partial(file) : .ended(file)
  }
}
