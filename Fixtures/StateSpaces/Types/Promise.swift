//~ states Promise exact
//~ variables isSettled isCancelled
//~ make Promise()
//~ do it.onSettle()
//~ do it.settle()
//~ do it.cancel()
//~ do it.fire()
//~ rewrite left: independent

/// A closure in a property: it runs any number of times, whenever `fire` or anybody calls it.
final class Promise {
  private(set) var isSettled = false
  private(set) var isCancelled = false
  private var handlers: [() -> Void] = []

  func onSettle() {
    handlers.append { [unowned self] in
      if isSettled { isCancelled = false }
    }
  }

  func settle() {
    if !isCancelled { isSettled = true }
  }

  func cancel() { isCancelled = true }

  func fire() { handlers.forEach { $0() } }
}
