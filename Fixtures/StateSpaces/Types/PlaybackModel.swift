//~ states PlaybackModel exact
//~ variables isPlaying isPaused isBuffering
//~ make PlaybackModel()
//~ do it.play()
//~ do it.pause()
//~ do it.stall()
//~ do it.stop()
//~ rewrite isPlaying isPaused isBuffering

/// The order of published writes and of calls between them stays as it is.
final class PlaybackModel: ObservableObject {
  @Published private(set) var isPlaying = false
  @Published private(set) var isPaused = false
  @Published private(set) var isBuffering = false
  private var plays = 0

  func play() {
    guard !isPlaying, !isBuffering else { return }
    isPaused = false
    plays = (plays + 1) % 2
    isPlaying = true
    note("playing")
  }

  func pause() {
    guard isPlaying else { return }
    isPlaying = false
    isPaused = true
  }

  func stall() {
    guard isPlaying else { return }
    note("stalls")
    isBuffering = true
    isPlaying = false
  }

  func stop() {
    isPlaying = false
    isPaused = false
    isBuffering = false
  }
}
