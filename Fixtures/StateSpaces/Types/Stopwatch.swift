//~ states Stopwatch exact
//~ variables isRunning hasStarted lap
//~ make Stopwatch()
//~ do it.start()
//~ do it.takeLap()
//~ do it.stop()
//~ do it.reset()
//~ sees false false nil
//~ sees true true nil
//~ sees true true some
//~ sees false true nil
//~ sees false true some
//~ rewrite isRunning hasStarted lap

/// A value with `mutating` methods; `self = …` starts anew.
struct Stopwatch {
  private var isRunning = false
  private var hasStarted = false
  private var lap: Int?

  init() {}

  mutating func start() {
    (isRunning, hasStarted) = (true, true)
  }

  mutating func takeLap() {
    if isRunning { lap = number(below: 3) }
  }

  mutating func stop() { isRunning = false }

  mutating func reset() {
    guard !isRunning else { return }
    self = Stopwatch()
  }
}
