//~ states Sexton exact
//~ variables isOpen isRinging
//~ make Sexton()
//~ do it.unlock()
//~ do it.service()
//~ do it.lock()
//~ rewrite isOpen isRinging

/// Functions of a private extension that only the type's own code calls: `ring` runs where the church is open.
final class Sexton {
  private(set) var isOpen = false
  private(set) var isRinging = false

  func unlock() {
    isOpen = true
  }

  func service() {
    guard isOpen else { return }
    ring()
  }

  func lock() {
    hush()
    isOpen = false
  }
}

private extension Sexton {
  func ring() {
    isRinging = true
  }

  func hush() {
    isRinging = false
  }
}
