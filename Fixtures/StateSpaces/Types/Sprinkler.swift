//~ states Sprinkler exact
//~ variables isRunning timer
//~ make Sprinkler()
//~ do it.start()
//~ do it.stop()
//~ do it.finish(unknown())
//~ sees false nil
//~ sees true some
//~ rewrite computed: isRunning

/// The usual form: a flag beside the value that it tells of, set together with it.
final class Sprinkler {
  struct Timer {}

  private(set) var isRunning = false  // while a timer is set
  private(set) var timer: Timer?
  private(set) var starts = 0

  func start() {
    guard !isRunning else { return }
    isRunning = true
    starts += 1
    timer = Timer()
  }

  func stop() {
    timer = nil
    self.isRunning = false
  }

  func finish(_ isLast: Bool) {
    switch isLast {
    case true: stop()
    case false: break
    }
  }
}
