/// Two ways lead to a list that is there and not shown: it is meant.
final class Results {
  private(set) var hasResults = false
  private(set) var isShown = false

  func show() {
    hasResults = true
    isShown = true
  }

  func reset() {
    hasResults = false
    isShown = false
  }

  func forget() {
    hasResults = false
    isShown = false
  }

  func hide() {
    isShown = false
  }

  func minimise() {
    isShown = false
  }
}
