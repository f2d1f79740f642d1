//~ states Farewell contains
//~ variables isOpen isDone
//~ make Farewell()
//~ do it.open()
//~ do it.finish()
//~ do it.reset()
//~ rewrite refused: isolated

/// Computed properties of an isolated type cannot be read where the object ends.
@MainActor final class Farewell {
  private(set) var isOpen = false
  private(set) var isDone = false

  func open() {
    isOpen = true
    isDone = false
  }

  func finish() {
    isOpen = false
    isDone = true
  }

  func reset() {
    isOpen = false
    isDone = false
  }

  deinit {
    if isOpen { print("left open") }
  }
}
