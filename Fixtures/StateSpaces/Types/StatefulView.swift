//~ states StatefulView exact
//~ variables isOn isShown isBusy
//~ make StatefulView(isOn: unknown())
//~ do _ = it.body
//~ rewrite refused: expression, noInitializer, storage

/// State set up in an initialiser, and storage written by its own name.
struct StatefulView: View {
  @State private var isOn: Bool
  @State private var isShown = false
  @State private var isBusy = false

  init(isOn: Bool) { _isOn = State(wrappedValue: isOn) }

  var body: some Any {
    VStack {
      Button("Show") { _isShown.wrappedValue = isOn }
      Button("Load") {
        guard !isBusy else { return }
        isBusy = true
        Task {
          await reload()
          isBusy = false
        }
      }
    }
  }

  private func reload() async {
    isOn = false
    await pause()
    isShown = false
  }
}
