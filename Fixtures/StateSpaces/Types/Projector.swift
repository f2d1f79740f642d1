//~ states Projector contains
//~ variables isOn isHot onChange
//~ make Projector()
//~ do ProjectorRoom().furnish(it)
//~ do it.switchOn()
//~ do it.cool()
//~ rewrite left: follows

/// A closure that another type has put there is called in the middle of a method, and calls back.
/// It may have been put there or not, as far as the table knows.
final class Projector {
  private(set) var isOn = false
  private(set) var isHot = false
  var onChange: (() -> Void)?

  func switchOn() {
    isOn = true
    onChange?()
    isHot = isOn
  }

  func cool() {
    isHot = false
    isOn = false
  }
}

struct ProjectorRoom {
  func furnish(_ projector: Projector) {
    projector.onChange = { [weak projector] in projector?.cool() }
  }
}
