//~ states Waiter contains
//~ variables isWaiting isServed continuation
//~ make Waiter()
//~ start await it.wait()
//~ do it.serve()
//~ rewrite refused: between, method

/// A continuation that is kept: whoever waits goes on when it is resumed.
/// That nobody goes on before is not followed.
@MainActor final class Waiter {
  private var isWaiting = false
  private var isServed = false
  private var continuation: UnsafeContinuation<Void, Never>?

  func wait() async {
    guard continuation == nil else { return }
    isWaiting = true
    await withUnsafeContinuation { continuation = $0 }
    isWaiting = false
    isServed = true
  }

  func serve() {
    isServed = false
    continuation?.resume()
    continuation = nil
  }
}
