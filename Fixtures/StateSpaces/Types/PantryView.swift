//~ states PantryView exact
//~ variables jar isLabelling
//~ make PantryView()
//~ do _ = it.body
//~ rewrite jar isLabelling

/// A jar is shown, or labels are written; never both.
struct PantryView: View {
  @State private var jar: Payload?
  @State private var isLabelling = false

  var body: some Any {
    VStack { shelf }
      .sheet(item: $jar) { _ in Text("jar") }
  }
}

extension PantryView {
  private var shelf: Drawing {
    VStack {
      Button("Jar") {
        isLabelling = false
        jar = Payload()
      }
      Button("Labels") {
        jar = nil
        isLabelling = true
      }
    }
    .sheet(isPresented: $isLabelling) { Text(title) }
  }

  private var title: String { isLabelling ? "labels" : "" }
}

/// An extension is no type of its own.
extension Binding {
  var now: Value { self.get() }
}
