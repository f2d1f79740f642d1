#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The limit on the process's address space, in bytes; nil without a limit.
package func addressSpaceLimit() -> Int? {
  var limit = rlimit()
  #if canImport(Glibc)
    let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  #else
    let status = getrlimit(RLIMIT_AS, &limit)
  #endif
  // RLIM_INFINITY, and any other value beyond the address space of real machines, means no limit.
  guard status == 0, let bytes = Int(exactly: limit.rlim_cur), bytes < 1 << 47 else { return nil }
  return bytes
}

/// The address space that is still free, in bytes; nil without a limit.
func spareAddressSpace() -> Int? {
  addressSpaceLimit().map { max(0, $0 - (takenAddressSpace() ?? 0)) }
}

/// The address space in use, in bytes; nil if the system does not tell.
private func takenAddressSpace() -> Int? {
  guard let file = fopen("/proc/self/statm", "re") else { return nil }
  defer { fclose(file) }
  var pages = 0
  let found = withUnsafeMutablePointer(to: &pages) { pages in
    withVaList([pages]) { vfscanf(file, "%ld", $0) }
  }
  return found == 1 ? pages * Int(sysconf(Int32(_SC_PAGESIZE))) : nil
}
