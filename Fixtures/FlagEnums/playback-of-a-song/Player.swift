class Player {
  private(set) var isPlaying: Bool
  var title: String

  init(title: String, isPlaying: Bool = false) {
    self.title = title
    self.isPlaying = isPlaying
    if isPlaying { print("starts \(title)") }
  }

  func playOrPause() {
    isPlaying = isPlaying ? false : true
  }

  func seek(to position: Int) {
    let wasPlaying = isPlaying
    isPlaying = false
    print("seek", position, "was playing:", wasPlaying)
    isPlaying = wasPlaying && position < 100
  }

  func label() -> String {
    (isPlaying ? "Pause" : "Play") + (isPlaying ? " ❚❚" : " ▶")
  }
}

final class QuietPlayer: Player {
  var volume: Int { isPlaying ? 1 : 0 }

  override func playOrPause() {
    guard !isPlaying else { return }
    super.playOrPause()
  }

  static func started(_ title: String) -> QuietPlayer { QuietPlayer(title: title, isPlaying: true) }
}
