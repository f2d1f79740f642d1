//~ states Hourglass exact
//~ variables isRunning isTurned
//~ watch grains
//~ make Hourglass()
//~ do it.start()
//~ do it.fall(number(below: 3))
//~ do it.turnLater()
//~ do it.stop()
//~ rewrite isRunning isTurned

/// A closure that may outlive the instance carries the number, too.
final class Hourglass {
  private(set) var isRunning = false
  private(set) var isTurned = false
  private(set) var grains = 0

  func start() {
    guard !isRunning else { return }
    isRunning = true
  }

  func fall(_ count: Int) {
    guard isRunning else { return }
    grains += count
  }

  func turnLater() {
    DispatchQueue.main.async { [weak self] in
      guard self?.isRunning == true else { return }
      self?.isTurned = true
    }
  }

  func stop() {
    guard isRunning else { return }
    grains = 0
    isRunning = false
    isTurned = false
  }
}
