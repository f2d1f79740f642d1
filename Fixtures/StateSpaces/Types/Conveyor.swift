//~ states Conveyor contains
//~ variables isLoading hasLoaded
//~ make Conveyor()
//~ start guard !it.isLoading else { return }; await it.load()
//~ do if !it.isLoading { it.reset() }
//~ assume serial: load
//~ assume kept: hasLoaded -> !isLoading
//~ rewrite isLoading hasLoaded

/// Whoever calls `load` waits for it.
@MainActor final class Conveyor {
  private(set) var isLoading = false
  private(set) var hasLoaded = false

  func load() async {
    hasLoaded = false
    isLoading = true
    await pause()
    isLoading = false
    hasLoaded = true
  }

  func reset() {
    hasLoaded = false
  }
}
