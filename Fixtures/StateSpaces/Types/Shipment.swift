//~ states Shipment exact
//~ variables phase isRetrying
//~ make Shipment()
//~ do it.start()
//~ do it.finish()
//~ do it.retry()
//~ do it.reset()
//~ rewrite left: carrying

/// Computed properties that decide by `switch`, `if case` and a last `return`.
final class Shipment {
  enum Phase { case idle, loading(Int), loaded, failed(String) }
  private(set) var phase = Phase.idle
  private(set) var isRetrying = false

  var isActive: Bool {
    switch phase {
    case .loading: return true
    case .idle, .loaded, .failed: return false
    }
  }

  var canRetry: Bool {
    if case .failed = phase { return true }
    return false
  }

  func start() {
    guard !isActive else { return }
    phase = .loading(1)
  }

  func finish() {
    guard isActive else { return }
    phase = isRetrying ? .loaded : .failed("x")
    isRetrying = false
  }

  func retry() {
    if canRetry { isRetrying = true; phase = .loading(2) }
  }

  func reset() { phase = .idle }
}
