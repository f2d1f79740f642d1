#if canImport(Glibc)
  import Glibc

  /// Trees come and go by the megabyte: without this, half of the system time is spent on returning
  /// and fetching the same pages. The numbers are `M_TOP_PAD`, `M_TRIM_THRESHOLD`, `M_MMAP_THRESHOLD`.
  ///
  /// Where the address space is limited, all threads share one heap (`M_ARENA_MAX`): each further one would
  /// reserve 64 MiB.
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

  /// The pages between facts where trees were: no more trees come, and what comes is larger than most of the gaps.
  ///
  /// From here on an array of a megabyte has pages of its own, which go back with it: a list of states and a report
  /// double as they grow, and each of their old places would stay a gap in the heap.
  func giveBackFreeMemory() {
    typealias Trim = @convention(c) (Int) -> Int32
    _ = function("malloc_trim", as: Trim.self)?(0)
    if addressSpaceLimit() == nil { _ = function("mallopt", as: Tune.self)?(-3, 1 << 20) }
  }

  private typealias Tune = @convention(c) (Int32, Int32) -> Int32

  /// Of `malloc.h`, which the module does not cover.
  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
#else
  package func tuneAllocator() {}

  func giveBackFreeMemory() {}
#endif
