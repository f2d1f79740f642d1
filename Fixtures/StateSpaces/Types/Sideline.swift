//~ states Sideline exact
//~ variables isLoading failed
//~ make Sideline()
//~ start await it.load()
//~ rewrite refused: between

/// What an `async let` of a `do` makes is awaited before the code behind the `do` runs.
@MainActor final class Sideline {
  private(set) var isLoading = false
  private(set) var failed = false
  private let server = Server()

  func load() async {
    guard !isLoading else { return }
    isLoading = true
    failed = false
    do {
      async let other = server.load()
      _ = try await server.load()
    } catch {
      failed = true
    }
    isLoading = false
  }
}
