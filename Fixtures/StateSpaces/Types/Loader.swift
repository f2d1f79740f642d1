//~ states Loader contains
//~ variables isLoading isRefreshing content failure
//~ make Loader()
//~ start await it.load()
//~ start try? await it.refresh()
//~ rewrite isLoading isRefreshing content failure

/// `defer` after a suspension, and an error that leaves by the way it came.
/// What the server answers might be nil as far as these files tell.
@MainActor final class Loader {
  private(set) var isLoading = false
  private(set) var isRefreshing = false
  private(set) var content: Payload?
  private(set) var failure: (any Error)?
  private let server = Server()

  func load() async {
    guard !isLoading, !isRefreshing else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      content = try await server.load()
      failure = nil
    } catch {
      failure = error
    }
  }

  func refresh() async throws {
    guard content != nil else { return }
    isRefreshing = true
    content = try await server.load()
    isRefreshing = false
  }
}
