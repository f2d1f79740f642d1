//~ states TipView exact
//~ variables isShown wasDismissed
//~ make TipView()
//~ do _ = it.body
//~ rewrite isShown wasDismissed

/// Shown at first, dismissed for good.
struct TipView: View {
  @State private var isShown = false
  @State private var wasDismissed = false

  var body: some Any {
    VStack {
      if isShown {
        Button("Done") {
          isShown = false
          wasDismissed = true
        }
      }
    }
    .onAppear { if !wasDismissed { isShown = true } }
  }
}
