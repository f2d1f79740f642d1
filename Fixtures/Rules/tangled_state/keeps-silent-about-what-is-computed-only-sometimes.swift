/// The opacity follows the drag, and is set by itself where the bar is shown and hidden.
final class ImageBar {
  var offset = 0.0
  var opacity = 1.0
  let height = 80.0

  func drag(to distance: Double) {
    offset = distance / 3
    opacity = 1 - offset / height
  }

  func hide(sliding: Bool) {
    if sliding { offset = height }
    opacity = 0
  }

  func show() {
    offset = 0
    opacity = 1
  }
}

/// The counter starts again after the flag was computed from it.
final class Countdown {
  var isLocked = false
  var seconds = 0

  func tick() {
    isLocked = seconds > 0
    if !isLocked { seconds = 30 }
  }

  func lock() {
    isLocked = false
    seconds = 30
  }
}
