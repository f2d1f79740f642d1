// The search ends with a match or without one: the flag says that it ended.
final class Search {
  private var match: Match?
  private(set) var isDone = false

  func run(_ text: String) {
    match = firstMatch(of: text)
    isDone = true
  }

  func reset() {
    match = nil
    isDone = false
  }
}

struct Match { var line: Int }
