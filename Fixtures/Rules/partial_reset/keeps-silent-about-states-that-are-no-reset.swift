// `next` moves on while it plays: being on is no reset that could be forgotten.
final class Jukebox {
  private(set) var isPlaying = false
  private(set) var isPaused = false
  private(set) var isAtEnd = false

  func play() {
    isPlaying = true
    isPaused = false
    isAtEnd = false
  }

  func resume() {
    isPlaying = true
    isPaused = false
    isAtEnd = false
  }

  func next() {
    isPaused = false
    isAtEnd = false
  }

  func pause() {
    isPlaying = false
    isPaused = true
  }

  func ended() {
    isPlaying = false
    isAtEnd = true
  }
}
