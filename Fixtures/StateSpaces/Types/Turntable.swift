//~ states Turntable exact
//~ variables isPlaying isBuffering hasError
//~ make Turntable()
//~ do it.play()
//~ do it.bufferDidChange(unknown())
//~ do it.fail()
//~ do it.stop()
//~ rewrite refused: between

/// A private function that only answers is looked through.
final class Turntable {
  private(set) var isPlaying = false
  private(set) var isBuffering = false
  private(set) var hasError = false

  private func canPlay() -> Bool { !isPlaying && !hasError }

  func play() {
    guard canPlay() else { return }
    isPlaying = true
  }

  func bufferDidChange(_ buffering: Bool) {
    guard isPlaying else { return }
    isBuffering = buffering
  }

  func fail() {
    if isPlaying { hasError = true; stop() }
  }

  func stop() {
    isPlaying = false
    isBuffering = false
  }
}
