//~ states PierView exact
//~ variables isLoading hasFailed
//~ make PierView()
//~ do _ = it.body
//~ rewrite isLoading hasFailed

/// What stands behind an `#if` at the end of a chain belongs to the view.
struct PierView: View {
  @State private var isLoading = false
  @State private var hasFailed = false

  var body: some Any {
    Text("Pier")
      .onTapGesture {
        isLoading = true
        hasFailed = false
      }
      .onAppear {
        isLoading = false
        hasFailed = true
      }
      #if !os(Windows)
        .disabled(isLoading)
        .task {
          isLoading = false
          hasFailed = false
        }
      #endif
  }
}
