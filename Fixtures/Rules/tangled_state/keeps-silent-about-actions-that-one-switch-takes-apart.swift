// Each branch writes one flag: the body is four actions in one.
final class PlayerModel {
  private var showsQueue = false
  private var showsLyrics = false
  private var isMuted = false

  func handle(_ action: Action) {
    switch action {
    case .queue: showsQueue = true
    case .lyrics: showsLyrics = false
    case .mute: isMuted = true
    case .other: log()
    }
  }

  func undo(_ action: Action) {
    switch action {
    case .queue: showsQueue = false
    case .lyrics: showsLyrics = true
    case .mute: isMuted = false
    case .other: log()
    }
  }
}
