//~ states Donation exact
//~ variables isSending failure
//~ make Donation()
//~ start await it.send()
//~ do it.dismiss()
//~ rewrite isSending failure

/// The usual form: a `defer` takes the flag back, and a `catch` keeps what went wrong.
@MainActor final class Donation: ObservableObject {
  @Published private(set) var isSending = false
  @Published private(set) var failure: Failure?
  @Published private(set) var receipts = 0
  private let server = Server()

  func send() async {
    guard !isSending else { return }
    isSending = true
    failure = nil
    defer { isSending = false }
    do {
      _ = try await server.load()
      receipts += 1
    } catch {
      failure = Failure()
    }
  }

  func dismiss() {
    guard !isSending else { return }
    failure = nil
  }
}
