#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Identifies the build of the running program by the size and modification time of its file. nil where the
/// system does not provide them.
package func programIdentity() -> [UInt8]? {
  var status = stat()
  #if canImport(Darwin)
    var size = UInt32(4 * 1_024)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0, stat(path, &status) == 0 else { return nil }
    let time = status.st_mtimespec
  #else
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    let time = status.st_mtim
  #endif
  return Array("\(status.st_size) \(time.tv_sec) \(time.tv_nsec)".utf8)
}
