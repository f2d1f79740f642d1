//~ states MuseumView exact
//~ variables isMapShown isGuideShown
//~ make MuseumView()
//~ do _ = it.body
//~ rewrite isMapShown isGuideShown

/// One sheet at a time; whoever looks takes it away.
struct MuseumView: View {
  @State private var isMapShown = false
  @State private var isGuideShown = false

  var body: some Any {
    VStack {
      Button("Map") {
        isMapShown = true
        isGuideShown = false
      }
      Button("Guide") {
        isGuideShown = true
        isMapShown = false
      }
    }
    .sheet(isPresented: $isMapShown) { Text("map") }
    .sheet(isPresented: self.$isGuideShown) { Text("guide") }
  }
}
