//~ states Rebound contains
//~ variables isUp isDown isHeld
//~ make Rebound()
//~ make LoudRebound()
//~ do it.rise()
//~ do it.fall()
//~ do it.hold()
//~ rewrite refused: between

/// A subclass observes what is set between two writes, and overrides what is called there.
class Rebound {
  private(set) var isUp = false
  private(set) var isDown = false
  private(set) var isHeld = false
  var count = 0

  func rise() {
    isDown = false
    isHeld = false
    isUp = true
  }

  func fall() {
    guard isUp else { return }
    isDown = true
    count = 1
    isUp = false
  }

  func hold() {
    guard isUp else { return }
    isHeld = true
    step()
    isUp = false
  }

  func step() {}
}

final class LoudRebound: Rebound {
  override var count: Int { didSet { note("count") } }
  override func step() { note("step") }
}
