//~ states Veranda exact
//~ variables isLit isOpen
//~ make Veranda()
//~ do it.open()
//~ do it.light()
//~ do it.close()
//~ rewrite isLit isOpen

/// What a parameter holds is called in a closure that is given to other code.
final class Veranda {
  private(set) var isLit = false
  private(set) var isOpen = false
  private let lock = NSLock()

  func open() { locked { isOpen = true } }

  func light() {
    locked {
      if isOpen { isLit = true }
    }
  }

  func close() {
    isLit = false
    isOpen = false
  }

  private func locked(_ work: () -> Void) {
    lock.withLock { work() }
  }
}
