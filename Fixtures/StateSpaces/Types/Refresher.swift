//~ states Refresher exact
//~ variables isLoading isStale items
//~ make Refresher()
//~ start await it.refresh()
//~ do it.markStale()
//~ do it.clear()
//~ rewrite isLoading isStale

/// Re-entrancy: what was guarded before the suspension may be gone after it.
final class Refresher {
  private(set) var isLoading = false
  private(set) var isStale = true
  private(set) var items: [Payload]?

  func refresh() async {
    guard isStale, !isLoading else { return }
    isLoading = true
    await pause()
    items = [Payload()]
    isStale = false
    isLoading = false
  }

  func markStale() { isStale = true }

  func clear() {
    items = nil
    isLoading = false
  }
}
