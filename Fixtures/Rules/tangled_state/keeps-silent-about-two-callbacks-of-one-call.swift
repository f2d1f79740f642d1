typealias Callback = () -> Void

/// Whoever calls hands both over; they are two questions of one listener.
final class Login {
  private var onAppear: Callback?
  private var onDismiss: (() -> Void)?

  func start(appearing: @escaping Callback, dismissing: @escaping Callback) {
    onAppear = appearing
    onDismiss = dismissing
  }

  func stop() {
    onAppear = nil
    onDismiss = nil
  }
}

/// The struct is the value that could hold both.
struct Thresholds {
  var standard: Double?
  var fallback: Double?

  mutating func set(_ standard: Double, _ fallback: Double) {
    self.standard = standard
    self.fallback = fallback
  }

  mutating func clear() {
    standard = nil
    fallback = nil
  }
}
