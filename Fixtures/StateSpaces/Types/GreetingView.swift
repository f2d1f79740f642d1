//~ states GreetingView exact
//~ variables hasAppeared greeting
//~ make GreetingView()
//~ do _ = it.body
//~ rewrite left: look

/// Comes in with an animation, and loads its text meanwhile.
struct GreetingView: View {
  @State private var hasAppeared = false
  @State private var greeting: String?

  var body: some Any {
    VStack {
      if hasAppeared, greeting != nil {
        Button("Done") { greeting = nil }
      }
    }
    .onAppear {
      greeting = "Hello"
      withAnimation { hasAppeared = true }
    }
  }
}
