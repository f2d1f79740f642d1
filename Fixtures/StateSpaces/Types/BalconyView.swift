//~ states BalconyView contains
//~ variables isOpen isWet
//~ make BalconyView()
//~ do _ = it.body
//~ rewrite left: independent

/// The view's own `alert` is a switch.
struct BalconyView: View {
  @State private var isOpen = false
  @State private var isWet = false

  var body: some Any {
    VStack {
      alert(isPresented: $isOpen)
      Button("Rain") {
        isWet = true
        isOpen = false
      }
      Button("Open") {
        isOpen = true
        isWet = false
      }
    }
  }

  private func alert(isPresented flag: Binding<Bool>) -> Drawing { Toggle("open", isOn: flag) }
}
