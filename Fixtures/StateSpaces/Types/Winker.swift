//~ states Winker exact
//~ variables isLoading failure
//~ make Winker()
//~ start await it.load()
//~ rewrite refused: between

/// A `defer` that toggles does something else when it is made early and again.
@MainActor final class Winker {
  private(set) var isLoading = false
  private(set) var failure: Failure?
  private let server = Server()

  func load() async {
    guard !isLoading else { return }
    failure = nil
    isLoading = true
    if (try? await server.load()) == nil {
      isLoading = false
      failure = Failure()
      return
    }
    defer { isLoading.toggle() }
    do {
      _ = try await server.load()
    } catch {
      failure = Failure()
    }
  }
}
