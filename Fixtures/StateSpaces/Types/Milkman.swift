//~ states Milkman exact
//~ variables isLoading message
//~ make Milkman()
//~ do it.load()
//~ sees false nil
//~ sees true nil
//~ sees false some
//~ rewrite isLoading message

/// A reset before a branch that mostly overwrites it.
final class Milkman {
  private(set) var isLoading = false
  private(set) var message: Failure?
  private let server = Server()

  func load() {
    isLoading = true
    message = nil
    server.ask("load") { hasFailed in
      self.isLoading = false
      if hasFailed {
        self.message = Failure()
      }
    }
  }
}
