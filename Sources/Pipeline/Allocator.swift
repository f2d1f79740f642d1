#if canImport(Glibc)
  import Glibc

  /// Tunes malloc for syntax trees, which are allocated and freed by the megabyte. Without this, half of the
  /// system time is spent on returning the same pages and fetching them again. The numbers are `M_TOP_PAD`,
  /// `M_TRIM_THRESHOLD` and `M_MMAP_THRESHOLD`.
  ///
  /// If the address space is limited, all threads share one heap (`M_ARENA_MAX`), because each further heap
  /// would reserve 64 MiB.
  package func tuneAllocator() {
    guard let tune = function("mallopt", as: Tune.self) else { return }
    guard addressSpaceLimit() == nil else {
      _ = tune(-8, 1)
      return
    }
    _ = tune(-2, 16 << 20)
    _ = tune(-1, 256 << 20)
    _ = tune(-3, 256 << 20)
  }

  /// Returns free pages to the system after parsing. The trees leave gaps between the facts, and later
  /// allocations are mostly too large for these gaps.
  ///
  /// From then on, allocations of a megabyte or more are mapped separately and returned when they are freed.
  /// Growing arrays, such as a list of states or a report, would otherwise leave a gap in the heap at each
  /// doubling.
  func giveBackFreeMemory() {
    typealias Trim = @convention(c) (Int) -> Int32
    _ = function("malloc_trim", as: Trim.self)?(0)
    if addressSpaceLimit() == nil { _ = function("mallopt", as: Tune.self)?(-3, 1 << 20) }
  }

  private typealias Tune = @convention(c) (Int32, Int32) -> Int32

  /// Looks up a function of `malloc.h`, which the imported module does not contain.
  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
#else
  package func tuneAllocator() {}

  func giveBackFreeMemory() {}
#endif
