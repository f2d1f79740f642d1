//~ states Toast exact
//~ variables isShown isPinned
//~ make Toast()
//~ do it.show()
//~ do it.pin()
//~ do it.close()
//~ rewrite left: independent

/// Closures that run once, later; each call makes another.
final class Toast {
  private(set) var isShown = false
  private(set) var isPinned = false

  func show() {
    guard !isShown else { return }
    isShown = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      if !self.isPinned { self.isShown = false }
    }
  }

  func pin() {
    if isShown { isPinned = true }
  }

  func close() {
    isShown = false
    DispatchQueue.main.async { [self] in isPinned = isShown }
  }
}
