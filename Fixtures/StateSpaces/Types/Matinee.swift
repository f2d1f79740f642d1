//~ states Matinee exact
//~ variables film isShowing
//~ make Matinee()
//~ do it.show()
//~ do it.close()
//~ rewrite computed: isShowing

/// Published flags of an object: both are published, as is what is set in between, and nobody subscribes.
@MainActor final class Matinee: ObservableObject {
  @Published private(set) var film: Payload?
  @Published private(set) var isShowing = false
  @Published private(set) var tickets = 0

  func show() {
    film = Payload()
    tickets += 1
    isShowing = true
  }

  func close() {
    guard isShowing else { return }
    withAnimation {
      isShowing = false
      film = nil
    }
  }
}
