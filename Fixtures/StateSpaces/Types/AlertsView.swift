//~ states AlertsView exact
//~ variables alerts isFetching
//~ make AlertsView()
//~ do _ = it.body
//~ rewrite alerts isFetching

/// What is fetched is kept; while it is fetched nothing is fetched again.
struct AlertsView: View {
  @State private var alerts: Payload?
  @State private var isFetching = false
  private let server = Server()

  var body: some Any {
    VStack {
      if alerts != nil { Text("alerts") } else { Text("none") }
    }
    .onAppear(perform: load)
  }

  private func load() {
    guard alerts == nil, !isFetching else { return }
    isFetching = true
    server.send("alerts") { _ in
      alerts = Payload()
      isFetching = false
    }
  }
}
