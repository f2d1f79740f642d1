//~ states CinemaView contains
//~ variables isTrailerShown isSelling
//~ make CinemaView()
//~ do _ = it.body
//~ do if !it.isSelling { it.show() }
//~ do if !it.isTrailerShown { it.sell() }
//~ do it.close()
//~ assume exclusive: isTrailerShown, isSelling
//~ rewrite isTrailerShown isSelling

/// Nobody buys a ticket during the trailer, which is closed by hand.
struct CinemaView: View {
  @State var isTrailerShown = false
  @State var isSelling = false

  var body: some Any {
    VStack {
      if isSelling { Text("tickets") }
    }
    .sheet(isPresented: $isTrailerShown) { Text("trailer") }
  }

  func show() { isTrailerShown = true }

  func sell() { isSelling = true }

  func close() { isSelling = false }
}
