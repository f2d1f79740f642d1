#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The most bytes of address space that the process may take; nil where nothing limits it.
package func addressSpaceLimit() -> Int? {
  var limit = rlimit()
  #if canImport(Glibc)
    let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  #else
    let status = getrlimit(RLIMIT_AS, &limit)
  #endif
  // Infinity is a number that no machine has addresses for.
  guard status == 0, let bytes = Int(exactly: limit.rlim_cur), bytes < 1 << 47 else { return nil }
  return bytes
}

/// What is left of it; nil where nothing limits it.
func spareAddressSpace() -> Int? {
  addressSpaceLimit().map { max(0, $0 - (takenAddressSpace() ?? 0)) }
}

/// As the system tells it, in bytes; nil where it does not.
private func takenAddressSpace() -> Int? {
  guard let file = fopen("/proc/self/statm", "re") else { return nil }
  defer { fclose(file) }
  var pages = 0
  let found = withUnsafeMutablePointer(to: &pages) { pages in
    withVaList([pages]) { vfscanf(file, "%ld", $0) }
  }
  return found == 1 ? pages * Int(sysconf(Int32(_SC_PAGESIZE))) : nil
}
