#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A journal on the disk: in the folder of the first file, with a link to it in the folder of each other one.
///
/// A lock on it says that the run is alive, in whatever container it is. The system takes it away with the process.
struct JournalFile {
  let run: RunName
  let path: FilePath
  let changes: [FileChange]
  private let descriptor: Int32

  /// There must be a change.
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
      // Not every file system has locks: then the number of the process must do.
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

  /// In the other folders. It may be missing where a file system has no links.
  private var links: [FilePath] {
    Set(changes.map(\.folder)).subtracting([path.parent ?? path]).map { $0.appending(run.journal) }
  }

  /// Last of all that the run has made.
  func remove() {
    for link in links + [path] { _ = link.withCString { unlink($0) } }
    close(descriptor)
  }

  /// Leaves it where it is, for another run to look at.
  func leave() { close(descriptor) }
}

extension JournalFile {
  enum Finding {
    /// The run is at work, or it cannot be told.
    case living
    /// Nothing was written yet.
    case partial(JournalFile)
    case ended(JournalFile)
  }

  /// The journal of another run, locked where that run has ended.
  static func find(_ run: RunName, _ path: FilePath, shown: (FilePath) -> String) -> Finding {
    let descriptor = path.withCString { open($0, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    guard descriptor >= 0, let text = contents(of: path, links: .refuse), let folder = path.parent else {
      return .living
    }
    let journal = Journal(text, in: folder)
    // A run takes the lock before it writes anything: only a journal without text may be one that is being made.
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
