//~ states OrchardView exact
//~ variables isLoading isErrorShown basket
//~ make OrchardView()
//~ do _ = it.body
//~ rewrite isLoading isErrorShown basket

/// What is picked is kept. A failure is shown in either of two layouts until it is closed.
struct OrchardView: View {
  @State private var isLoading = false
  @State private var isErrorShown = false
  @State private var basket: Payload?
  private let server = Server()

  var body: some Any {
    if isLoading {
      VStack { Text("picking") }.sheet(isPresented: $isErrorShown) { Text("rain") }
    } else {
      VStack {
        Button("Pick", action: pick)
      }
      .sheet(isPresented: $isErrorShown) { Text("rain") }
    }
  }

  private func pick() {
    guard !isLoading, basket == nil else { return }
    isErrorShown = false
    isLoading = true
    server.send("pick") { result in
      isLoading = false
      if case .success = result {
        isErrorShown = false
        basket = Payload()
      } else {
        isErrorShown = true
        basket = nil
      }
    }
  }
}
