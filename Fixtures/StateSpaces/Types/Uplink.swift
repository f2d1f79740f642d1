//~ states Uplink exact
//~ variables isLoading failed
//~ make Uplink()
//~ do it.load()
//~ rewrite refused: between

/// Behind `guard let self` in a `do` there is no `self?.`.
@MainActor final class Uplink {
  private(set) var isLoading = false
  private(set) var failed = false
  private var pages = 0
  private let server = Server()

  func load() {
    guard !isLoading else { return }
    isLoading = true
    failed = false
    Task { [weak self] in
      do {
        guard let self else { return }
        pages = try await server.load().number
      } catch {
        self?.failed = true
      }
      self?.isLoading = false
    }
  }
}
