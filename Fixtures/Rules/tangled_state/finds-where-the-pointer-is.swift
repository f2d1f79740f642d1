/// The pointer is over one part of the bar at a time.
struct StorageBar: View {
  @State private var hoverUsed = false  //~ tangled_state "'hoverUsed', 'hoverPurgeable' and 'hoverFree' could be one state"
  @State private var hoverPurgeable = false
  @State private var hoverFree = false

  var body: some View {
    HStack {
      Rectangle().onHover { isOver in hoverUsed = isOver }
      Rectangle().onHover { isOver in hoverPurgeable = isOver }
      Rectangle().onHover { isOver in hoverFree = isOver }
    }
  }
}

/// A row and its button: the pointer may be over both.
struct Row: View {
  @State private var isHovered = false
  @State private var isHoveredName = false

  var body: some View {
    HStack {
      Text("Name").onHover { isOver in isHoveredName = isOver }
    }
    .onHover { isOver in isHovered = isOver }
  }
}
