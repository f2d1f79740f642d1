//~ states Binder exact
//~ variables isOpen isDirty page
//~ make Binder()
//~ do _ = it.body
//~ rewrite isOpen isDirty page

/// A binding made by hand, a task and tuples taken apart.
struct Binder: View {
  enum Page { case first, last }

  @State private var isOpen = false
  @State private var isDirty = false
  @State private var page: Page = .first

  var body: some Any {
    VStack {
      Toggle("Open", isOn: Binding(get: { isOpen }, set: { isOpen = $0 && !isDirty }))
      Button("Turn") {
        let (wasOpen, old) = (isOpen, page)
        guard wasOpen else { return }
        page = .last
        if case .first = old { isDirty = true }
      }
    }
    .task {
      await pause()
      isDirty = false
      if !isOpen { page = .first }
    }
  }
}
