//~ states Jukebox contains
//~ variables isPlaying isPaused failure
//~ make Jukebox()
//~ do it.start()
//~ do it.pause()
//~ do if !it.isPlaying { it.restore() }
//~ do if !it.isPaused && it.failure == nil { it.turn(unknown()) }
//~ do if !it.isPaused { it.fail("jammed") }
//~ assume exclusive: isPlaying, isPaused
//~ assume kept: failure != nil -> !isPlaying
//~ rewrite isPlaying isPaused failure

/// Its own code does not show that nobody restores it while it plays.
final class Jukebox {
  private(set) var isPlaying = false
  private(set) var isPaused = false
  private(set) var failure: String?

  func start() {
    isPlaying = true
    isPaused = false
    failure = nil
  }

  func pause() {
    guard isPlaying else { return }
    isPlaying = false
    isPaused = true
  }

  func restore() {
    isPaused = true
  }

  func turn(_ isOn: Bool) {
    isPlaying = isOn
  }

  func fail(_ text: String) {
    isPlaying = false
    failure = text
  }
}
