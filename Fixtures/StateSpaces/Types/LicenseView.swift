//~ states LicenseView exact
//~ variables text isLoading
//~ make LicenseView()
//~ do _ = it.body
//~ rewrite text isLoading

/// A text that a task of the view loads.
struct LicenseView: View {
  @State private var text: Payload?
  @State private var isLoading = true
  private let server = Server()

  var body: some Any {
    VStack {
      if isLoading {
        Text("loading")
      } else {
        Text(text == nil ? "none" : "text")
      }
    }
    .task {
      text = try? await server.load()
      isLoading = false
    }
  }
}
