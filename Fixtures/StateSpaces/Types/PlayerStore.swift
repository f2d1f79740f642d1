//~ states PlayerStore exact
//~ variables isPlaying isPaused
//~ make PlayerStore()
//~ do it.play()
//~ do it.pause()
//~ do it.stop()
//~ rewrite isPlaying isPaused

import Observation

/// An observable class: what is computed from the enum is tracked through it.
@Observable final class PlayerStore {
  private(set) var isPlaying = false
  private(set) var isPaused = false

  func play() {
    isPaused = false
    isPlaying = true
  }

  func pause() {
    guard isPlaying else { return }
    isPlaying = false
    isPaused = true
  }

  func stop() {
    isPlaying = false
    isPaused = false
  }
}
