/// How the library is listed.
final class SortSettings {
  var isAscending = true {
    didSet {
      guard oldValue != isAscending else { return }
      changeCount += 1
      if oldValue { print("was ascending") }
    }
  }
  private(set) var changeCount = 0

  var symbol: String { isAscending ? "▲" : "▼" }

  func reverse() { isAscending.toggle() }

  func reset() {
    isAscending = true
  }

  func take(from other: SortSettings) {
    isAscending = other.isAscending
  }

  func take(_ text: String) {
    self.isAscending = text.hasPrefix("a") || text.isEmpty
  }
}
