//~ states MoviePlayer exact
//~ variables isPlaying isBuffering hasEnded
//~ make MoviePlayer()
//~ make TrailerPlayer()
//~ do it.play()
//~ do it.stop()
//~ do it.stall()
//~ do (it as? TrailerPlayer)?.skip()
//~ sees false false false
//~ sees true false false
//~ sees true true false
//~ sees false true false
//~ sees true false true
//~ sees true true true
//~ sees false false true
//~ sees false true true
//~ rewrite left: independent

/// A superclass whose flags are written by its subclasses: what they do belongs to it, too.
class MoviePlayer {
  var isPlaying = false
  var isBuffering = false
  var hasEnded = false

  func play() {
    guard !isBuffering else { return }
    isPlaying = true
  }

  func stop() { isPlaying = false }

  func stall() {
    if isPlaying { isBuffering = true }
  }
}

final class TrailerPlayer: MoviePlayer {
  override func play() {
    guard !isBuffering else { return }
    super.play()
    hasEnded = false
  }

  func skip() {
    guard isPlaying, !isBuffering else { return }
    hasEnded = true
  }
}
