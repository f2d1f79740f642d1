//~ states Gangway exact
//~ variables isDown isCrowded
//~ make Gangway()
//~ do it.lower()
//~ do it.board()
//~ do it.raise()
//~ rewrite isDown isCrowded

/// Between two writes stands one of another published variable, which nobody subscribes to.
@MainActor final class Gangway: ObservableObject {
  @Published private(set) var isDown = false
  @Published private(set) var isCrowded = false
  @Published private(set) var passengers = 0

  func lower() {
    guard !isDown else { return }
    isDown = true
  }

  func board() {
    guard isDown else { return }
    isCrowded = true
    passengers += 1
    objectWillChange.send()
  }

  func raise() {
    isCrowded = false
    passengers = 0
    isDown = false
  }
}
