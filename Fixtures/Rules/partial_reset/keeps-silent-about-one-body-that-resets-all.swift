// With one whole reset and one half, nobody knows which is meant.
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

  func stop() {
    isTracking = false
    isCovered = false
  }
}

struct Star { var name: String }
