// One value says both: there is nothing to forget.
final class SearchField {
  enum Phase { case hidden, searching }

  private(set) var phase = Phase.hidden

  func begin() {
    phase = .searching
  }

  func cancel() {
    phase = .hidden
  }

  func submit() {
    phase = .hidden
  }

  func clear() {
    phase = .hidden
  }
}
