//~ states Volume exact
//~ variables _isMuted isLoud
//~ make Volume()
//~ do it.mute()
//~ do it.turnUp()
//~ do it.isMuted = unknown()
//~ rewrite _isMuted isLoud

/// A stored variable with an underscore beside a computed one that sets it.
final class Volume {
  private var _isMuted = false
  private(set) var isLoud = false

  var isMuted: Bool {
    get { _isMuted }
    set {
      _isMuted = newValue
      if newValue { isLoud = false }
    }
  }

  func mute() { isMuted = true }

  func turnUp() {
    if _isMuted { _isMuted = false } else { isLoud = true }
  }
}
