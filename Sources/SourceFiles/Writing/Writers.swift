#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether another program can still change a file that has lost its name.
enum WriterPresence {
  /// No program has it open for writing, or the system does not reveal it.
  case none
  case some
}

/// Linux grants a read lease on a file only while no program has it open for writing. The lease is released
/// at once.
///
/// Only the owner and the superuser can get one. Some network file systems grant no leases at all. A probe
/// file at `free`, which is created and removed, detects that.
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
    // A program that opens the file now triggers a signal. SIGIO would end the process; SIGURG is ignored.
    _ = fcntl(descriptor, LinuxCommand.setSignal, SIGURG)
    guard fcntl(descriptor, LinuxCommand.setLease, Int32(F_RDLCK)) == 0 else {
      return errno == EAGAIN ? .refused : .unknown
    }
    _ = fcntl(descriptor, LinuxCommand.setLease, Int32(F_UNLCK))
    return .given
  }

  /// Constants that the C library hides from Swift.
  private enum LinuxCommand {
    static let setSignal: Int32 = 10
    static let setLease: Int32 = 1024
  }
#endif
