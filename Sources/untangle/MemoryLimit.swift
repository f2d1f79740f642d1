import UntanglePipeline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the address space is limited, memory may run out anywhere, and the runtime then ends the process
/// without a word. It shall say why, and end as for anything else that keeps it from its work.
///
/// There may be no room for a deep stack either, and then the usual one may be too small. The answer has a stack
/// of its own for that.
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

/// Calls nothing that takes memory or a lock.
private func tellAndEnd(_ signal: Int32) {
  let text: StaticString = """
    untangle: crashed, most likely because the limit on the address space (ulimit -v) leaves too little memory; \
    raise it, or try --threads 1

    """
  _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  _exit(2)
}
