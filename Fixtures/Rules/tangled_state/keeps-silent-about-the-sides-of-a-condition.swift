/// `load` sets one of the two and never both.
final class Page {
  private(set) var isLoading = false
  private(set) var text: String?
  private var isShown = false

  func load(_ text: String) {
    if isShown {
      self.text = text
    } else {
      isLoading = true
    }
  }

  func show() { isShown = true }
  func finish() { isLoading = false }
  func clear() { text = nil }
}
