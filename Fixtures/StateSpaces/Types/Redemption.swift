//~ states Redemption exact
//~ variables isChecking isValid
//~ make Redemption()
//~ start try? await it.check()
//~ start await it.checkBoth()
//~ rewrite refused: between

/// Where another `defer` runs first, or an enclosing `do` catches what is thrown, something is in between.
@MainActor final class Redemption {
  private(set) var isChecking = false
  private(set) var isValid = false
  private let server = Server()

  func check() async throws {
    isValid = false
    isChecking = true
    defer { isChecking = false }
    defer { note("checked \(isChecking)") }
    _ = try await server.load()
    isValid = true
  }

  func checkBoth() async {
    isValid = false
    isChecking = true
    defer { isChecking = false }
    do {
      _ = try await server.load()
      isValid = true
      throw Failure()
    } catch {
      note("both \(isChecking)")
    }
  }
}
