//~ states Handheld exact
//~ variables isOn isMuted isLoud
//~ make Handheld()
//~ do it.turnOn()
//~ do it.turnOff()
//~ do silence(it)
//~ do it.raise()
//~ rewrite refused: outside

/// Another function writes two flags, one after the other: what is between has no state.
final class Handheld {
  private(set) var isOn = false
  var isMuted = false
  var isLoud = false

  func turnOn() { isOn = true }

  func turnOff() {
    isOn = false
    isMuted = false
    isLoud = false
  }

  func raise() {
    guard isOn else { return }
    isMuted = false
    isLoud = true
  }
}

func silence(_ remote: Handheld) {
  guard remote.isOn else { return }
  remote.isMuted = true
  remote.isLoud = false
}
