//~ states SearchView exact
//~ variables isSearching showsFilter isOffline
//~ make SearchView()
//~ do _ = it.body
//~ rewrite isSearching isOffline

/// Bindings are handed out: a toggle writes what it likes, and a sheet does, too.
struct SearchView: View {
  @State private var isSearching = false
  @State private var showsFilter = false
  @State private var isOffline = false

  var body: some Any {
    VStack {
      Toggle("Filter", isOn: $showsFilter)
      Button("Search") { isSearching = !isOffline }
    }
    .onReceive(connectivity) { isUp in
      isOffline = !isUp
      if isOffline { isSearching = false }
    }
    .sheet(isPresented: $showsFilter) { Text("filter") }
  }
}
