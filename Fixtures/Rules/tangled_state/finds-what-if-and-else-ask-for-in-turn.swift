import SwiftUI

/// The body has a branch for each, and takes the first: the code means one of them, and keeps both.
struct Loader: View {
  @State private var event: Event?  //~ tangled_state "'event' and 'isMissing' are asked for in turn"
  @State private var isMissing = false
  let id: Int

  var body: some View {
    VStack {
      if let event {
        Text(event.title)
      } else if isMissing {
        Text("Not found")
      } else {
        if id > 0 { ProgressView() } else { Text("Nothing to load") }
      }
    }
    .task { await load() }
    .refreshable { await load() }
  }

  private func load() async {
    if let found = await Event.find(id) {
      event = found
      isMissing = false
    } else {
      isMissing = true
    }
  }
}
