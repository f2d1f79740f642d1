//~ states Exciseman exact
//~ variables isLoading message
//~ make Exciseman()
//~ do it.load()
//~ sees false nil
//~ sees true nil
//~ sees false some
//~ rewrite isLoading message

/// A `defer` behind what only one platform does.
final class Exciseman {
  private(set) var isLoading = false
  private(set) var message: Failure?
  private let server = Server()

  func load() {
    isLoading = true
    message = nil
    server.ask("load") { hasFailed in
      defer { self.isLoading = false }
      #if os(Linux)
        if hasFailed {
          self.message = Failure()
        }
      #else
        self.message = Failure()
      #endif
    }
  }
}
