import Synchronization

/// One line on standard error that says how far a run is; silent in the first second.
final class ProgressMeter: Sendable {
  private enum Display: Sendable {
    case off
    /// Waiting for the run to become long.
    case pending
    case drawn
  }

  private struct State: Sendable {
    var display: Display
    var nextDrawing: ContinuousClock.Instant
  }

  private let state: Mutex<State>

  init(isShown: Bool) {
    state = Mutex(
      State(display: isShown ? .pending : .off, nextDrawing: .now.advanced(by: .seconds(1))))
  }

  func update(done: Int, of total: Int) {
    state.withLock { state in
      guard state.display != .off, ContinuousClock.now >= state.nextDrawing else { return }
      state.display = .drawn
      state.nextDrawing = .now.advanced(by: .milliseconds(200))
      Console.write("\r\(done) of \(total) files", to: .error)
    }
  }

  /// Wipes the line.
  func finish() {
    state.withLock { state in
      if state.display == .drawn { Console.write("\r\u{1B}[K", to: .error) }
      state.display = .off
    }
  }
}
