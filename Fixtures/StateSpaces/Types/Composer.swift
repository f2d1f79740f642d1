//~ states Composer exact
//~ variables isSending didSend draft
//~ make Composer()
//~ do it.write()
//~ do it.send()
//~ rewrite isSending didSend draft

/// A task of its own, with a `do` and `catch` around what it awaits.
@MainActor final class Composer: ObservableObject {
  @Published private(set) var isSending = false
  @Published private(set) var didSend = false
  @Published var draft: String? = nil
  private let server = Server()

  func write() {
    didSend = false
    draft = "Dear …"
  }

  func send() {
    guard draft != nil, !isSending else { return }
    isSending = true
    Task {
      do {
        _ = try await server.load()
        didSend = true
        draft = nil
      } catch {
        didSend = false
      }
      isSending = false
    }
  }
}
