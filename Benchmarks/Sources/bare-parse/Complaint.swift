#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a line to standard error, past the C library's stream, which is a global variable.
func complain(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
