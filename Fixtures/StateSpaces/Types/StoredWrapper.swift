//~ states StoredWrapper contains
//~ variables isOpen isShut
//~ make StoredWrapper(true)
//~ do _ = it.body
//~ rewrite refused: expression, storage

/// The initialiser makes the wrapper itself.
struct StoredWrapper: View {
  @State private var isOpen = false
  @State private var isShut = false

  init(_ isOpen: Bool) { _isOpen = State(initialValue: isOpen) }

  var body: some Any {
    VStack {
      Button("Shut") {
        isOpen = false
        isShut = true
      }
    }
  }
}
