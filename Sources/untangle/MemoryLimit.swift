import UntanglePipeline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Installs handlers that explain a crash when the address space is limited. Any allocation can fail then,
/// and the runtime ends the process without a message. The handler prints the likely cause and exits with 2.
///
/// The handler runs on a stack of its own, because the thread's stack may be exhausted.
func tellWhenMemoryRunsOut() {
  guard addressSpaceLimit() != nil else { return }
  let size = 1 << 16
  var stack = stack_t()
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  stack.ss_size = size
  sigaltstack(&stack, nil)
  for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
    var action = sigaction(handler: tellAndEnd)
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }
}

/// Async-signal-safe: does not allocate or lock.
private func tellAndEnd(_ signal: Int32) {
  let text: StaticString = """
    untangle: crashed, most likely because the limit on the address space (ulimit -v) leaves too little memory; \
    raise it, or try --threads 1

    """
  _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  _exit(2)
}
