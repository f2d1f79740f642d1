//~ states Vault exact
//~ variables isOpen isAlarmed content
//~ make Vault()
//~ do it.open()
//~ do it.take()
//~ do it.shut()
//~ rewrite isOpen isAlarmed

/// Closures under a lock or a queue run at once, each of them just once here.
final class Vault {
  private let lock = NSLock()
  private let queue = DispatchQueue()
  private var isOpen = false
  private var isAlarmed = true
  private var content: Payload? = Payload()

  func open() {
    lock.withLock {
      if isAlarmed {
        isAlarmed = false
      } else {
        isOpen = true
      }
    }
  }

  func take() {
    queue.sync {
      guard isOpen else { return }
      content = nil
    }
  }

  func shut() {
    lock.withLock { isOpen = false }
    if content == nil { isAlarmed = true }
  }
}
