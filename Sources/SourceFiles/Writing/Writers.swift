#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether another program can still change a file whose name it has lost.
enum WriterPresence {
  /// None has it open for writing, or the system does not tell.
  case none
  case some
}

/// Linux gives a lease on a file only where nobody has it open for writing. It is given back at once.
///
/// Only the owner and the superuser are told. Some network drives give no lease at all, as a file at `free` shows,
/// which is made and removed.
func writers(of path: FilePath, comparedTo free: FilePath) -> WriterPresence {
  #if os(Linux)
    guard lease(on: path, O_RDONLY) == .refused else { return .none }
    defer { _ = free.withCString { unlink($0) } }
    return lease(on: free, O_RDONLY | O_CREAT | O_EXCL) == .given ? .some : .none
  #else
    return .none
  #endif
}

#if os(Linux)
  private enum Lease { case given, refused, unknown }

  private func lease(on path: FilePath, _ flags: Int32) -> Lease {
    let descriptor = path.withCString { open($0, flags | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else { return .unknown }
    defer { close(descriptor) }
    // Whoever opens the file in this moment would end the process by SIGIO; this signal is ignored.
    _ = fcntl(descriptor, LinuxCommand.setSignal, SIGURG)
    guard fcntl(descriptor, LinuxCommand.setLease, Int32(F_RDLCK)) == 0 else {
      return errno == EAGAIN ? .refused : .unknown
    }
    _ = fcntl(descriptor, LinuxCommand.setLease, Int32(F_UNLCK))
    return .given
  }

  /// Numbers that the C library hides from Swift.
  private enum LinuxCommand {
    static let setSignal: Int32 = 10
    static let setLease: Int32 = 1024
  }
#endif
