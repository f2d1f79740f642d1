//~ states Handlers contains
//~ variables isReady isDone isLate
//~ make Handlers()
//~ do it.run()
//~ do it.wait()
//~ do it.reset()
//~ rewrite left: independent

/// Closures by way of own functions with the names of well-known ones, of variables, and of nested functions.
/// What an own function calls may be another closure than those seen, as far as the table knows.
final class Handlers {
  private var isReady = false
  private var isDone = false
  private var isLate = false

  func run() {
    present { isReady = true }
    isDone = isReady
  }

  func wait() {
    var handler: (() -> Void)?
    if isDone { handler = { self.isLate = true } }
    handler?()
    func finish() { isDone = false }
    DispatchQueue.main.async(execute: finish)
  }

  func reset() {
    isReady = false
    if !isDone { isLate = false }
  }

  private func present(_ body: () -> Void) { body() }
}
