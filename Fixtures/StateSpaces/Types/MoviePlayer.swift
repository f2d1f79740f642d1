//~ states MoviePlayer exact
//~ variables isPlaying isBuffering
//~ make MoviePlayer()
//~ do it.play()
//~ do it.stop()
//~ do it.stall()

/// A superclass whose flags are written by its subclasses: see `LivePlayer`.
class MoviePlayer {
  var isPlaying = false
  var isBuffering = false

  func play() {
    guard !isBuffering else { return }
    isPlaying = true
  }

  func stop() { isPlaying = false }

  func stall() {
    if isPlaying { isBuffering = true }
  }
}
