// Two methods keep the target: that is no slip.
final class Telescope {
  private(set) var isTracking = false
  private(set) var isCovered = false
  private var target: Star?

  func track(_ target: Star) {
    isTracking = true
    self.target = target
  }

  func cover() { isCovered = true }

  func park() {
    isTracking = false
    isCovered = false
    target = nil
  }

  func turnOff() {
    isTracking = false
    isCovered = false
    target = nil
  }

  func stop() {
    isTracking = false
    isCovered = false
  }

  func wait() {
    isCovered = false
    isTracking = false
  }
}

struct Star { var name: String }
