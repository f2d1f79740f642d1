//~ states CellarView exact
//~ variables isLit isLocked
//~ make CellarView()
//~ do _ = it.body
//~ rewrite refused: storage

/// A member hands out the wrapper itself.
struct CellarView: View {
  @State private var isLit = false
  @State private var isLocked = false

  var body: some Any {
    VStack {
      Button("Lamp") {
        isLit = true
        isLocked = false
      }
      Button("Lock") {
        isLocked = true
        isLit = false
      }
    }
  }

  var lamp: State<Bool> { _isLit }
}
