//~ states Referral exact
//~ variables isAsking isKnown
//~ make Referral()
//~ start await it.ask()
//~ rewrite refused: between

/// What runs between a write and the `defer` may look.
@MainActor final class Referral {
  private(set) var isAsking = false
  private(set) var isKnown = false
  private let server = Server()

  func ask() async {
    isKnown = false
    isAsking = true
    defer { isAsking = false }
    if (try? await server.load()) != nil {
      isKnown = true
      note("known \(isAsking)")
    }
  }
}
