//~ states PlanetView exact
//~ variables isMapShown isMoonShown
//~ make PlanetView()
//~ do _ = it.body
//~ rewrite refused: binding

/// The name that a binding would get is that of a function.
struct PlanetView: View {
  @State private var isMapShown = false
  @State private var isMoonShown = false

  var body: some Any {
    VStack {
      Button("Map", action: isMapShownBinding)
      Button("Moon") {
        isMoonShown = true
        isMapShown = false
      }
    }
    .sheet(isPresented: $isMapShown) { Text("map") }
  }

  private func isMapShownBinding() {
    isMapShown = true
    isMoonShown = false
  }
}
