//~ states Renewal exact
//~ variables isRenewing didRenew failure
//~ make Renewal()
//~ start try? await it.renew()
//~ start _ = await it.price()
//~ rewrite isRenewing didRenew failure

/// An error is kept and thrown on, and a value is returned behind the last write.
@MainActor final class Renewal {
  private(set) var isRenewing = false
  private(set) var didRenew = false
  private(set) var failure: Failure?
  private let server = Server()

  func renew() async throws {
    guard !isRenewing else { return }
    isRenewing = true
    didRenew = false
    failure = nil
    defer { isRenewing = false }
    do {
      _ = try await server.load()
      didRenew = true
    } catch {
      failure = Failure()
      throw error
    }
  }

  func price() async -> Int {
    guard !isRenewing else { return 0 }
    isRenewing = true
    didRenew = false
    failure = nil
    defer { isRenewing = false }
    guard let found = try? await server.load() else {
      failure = Failure()
      return -1
    }
    let amount = found.number
    didRenew = true
    return amount
  }
}
