//~ states RetryView exact
//~ variables isSending hasFailed
//~ make RetryView()
//~ do _ = it.body
//~ rewrite isSending hasFailed

/// A button that sends, and one that sends again.
struct RetryView: View {
  @State private var isSending = false
  @State private var hasFailed = false
  private let server = Server()

  var body: some Any {
    VStack {
      if hasFailed { Button("Again", action: send) } else { Button("Send", action: send) }
    }
  }

  private func send() {
    guard !isSending else { return }
    hasFailed = false
    isSending = true
    server.send("message") { result in
      if case .failure = result { hasFailed = true }
      isSending = false
    }
  }
}
