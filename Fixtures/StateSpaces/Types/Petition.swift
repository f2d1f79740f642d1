//~ states Petition exact
//~ variables isLoading isRefreshing hasFailed
//~ make Petition()
//~ start await it.load()
//~ start await it.refresh()
//~ rewrite isLoading isRefreshing hasFailed

/// One `defer` takes two flags back, and what counts the attempts stands between them; a `guard` leaves early.
@MainActor final class Petition {
  private(set) var isLoading = false
  private(set) var isRefreshing = false
  private(set) var hasFailed = false
  private(set) var attempts = 0
  private let server = Server()

  func load() async {
    guard !isLoading, !isRefreshing else { return }
    hasFailed = false
    isLoading = true
    await fetch()
  }

  func refresh() async {
    guard !isLoading, !isRefreshing else { return }
    hasFailed = false
    isRefreshing = true
    await fetch()
  }

  private func fetch() async {
    defer {
      isLoading = false
      attempts += 1
      isRefreshing = false
    }
    guard !unknown() else {
      hasFailed = true
      return
    }
    do {
      _ = try await server.load()
    } catch {
      if attempts > 3 {
        attempts = 0
        hasFailed = true
      } else {
        hasFailed = true
      }
    }
  }
}
