//~ states BakeryView exact
//~ variables isConfirming order hasFailed
//~ make BakeryView()
//~ do _ = it.body
//~ rewrite isConfirming order hasFailed

/// The order stays when its sheet is closed, until it is sent.
struct BakeryView: View {
  @State private var isConfirming = false
  @State private var order: Payload?
  @State private var hasFailed = false
  private let server = Server()

  var body: some Any {
    VStack {
      if hasFailed { Text("sold out") }
      Button("Bread") {
        order = Payload()
        hasFailed = false
        isConfirming = true
      }
    }
    .sheet(isPresented: $isConfirming) {
      Button("Send", action: send)
    }
  }

  private func send() {
    guard isConfirming else { return }
    order = nil
    hasFailed = true
    isConfirming = false
  }
}
