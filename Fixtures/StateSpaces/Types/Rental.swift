//~ states Rental exact
//~ variables isAsking isKnown
//~ make Rental()
//~ start await it.ask()
//~ rewrite left: independent

/// An `async let` that nobody awaits is awaited at the end of its scope, before the `defer` runs.
@MainActor final class Rental {
  private(set) var isAsking = false
  private(set) var isKnown = false
  private let server = Server()

  func ask() async {
    isKnown = false
    isAsking = true
    defer { isAsking = false }
    async let first = server.load()
    isKnown = unknown()
  }
}
