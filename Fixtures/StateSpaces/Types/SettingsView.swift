//~ states SettingsView exact
//~ variables isEditing showsHelp isLocked
//~ make SettingsView()
//~ do _ = it.body
//~ rewrite isEditing isLocked

/// A view: the actions in its body run whenever somebody taps.
struct SettingsView: View {
  @State private var isEditing = false
  @State private var showsHelp = false
  @State private var isLocked = true

  var body: some Any {
    VStack {
      Button("Edit") {
        guard !isLocked else { return }
        isEditing.toggle()
      }
      Button("Help") { showsHelp = !isEditing }
      if isLocked {
        Text("locked").onTapGesture { isLocked = false }
      } else {
        Button("Lock", action: lock)
      }
    }
    .onAppear { showsHelp = false }
  }

  private func lock() {
    withAnimation {
      isLocked = true
      isEditing = false
    }
  }
}
