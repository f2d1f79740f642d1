/// The pointer is over one part of the bar at a time.
struct StorageBar: View {
  @State private var hoverUsed = false  //~ tangled_state "'hoverUsed', 'hoverPurgeable' and 'hoverFree' could be one state"
  @State private var hoverPurgeable = false
  @State private var hoverFree = false

  var body: some View {
    HStack {
      Rectangle().opacity(hoverUsed ? 1 : 0.5).onHover { isOver in hoverUsed = isOver }
      Rectangle().opacity(hoverPurgeable ? 1 : 0.5).onHover { isOver in hoverPurgeable = isOver }
      Rectangle().opacity(hoverFree ? 1 : 0.5).onHover { isOver in hoverFree = isOver }
    }
  }
}

/// A row and its button: the pointer may be over both.
struct Row: View {
  @State private var isHovered = false
  @State private var isHoveredName = false

  var body: some View {
    HStack {
      Text("Name").underline(isHoveredName).onHover { isOver in isHoveredName = isOver }
    }
    .opacity(isHovered ? 1 : 0.5)
    .onHover { isOver in isHovered = isOver }
  }
}
