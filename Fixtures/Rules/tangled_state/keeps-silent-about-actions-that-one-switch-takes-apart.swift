// Each branch writes one flag: the body is four actions in one.
final class PlayerModel {
  private(set) var showsQueue = false
  private(set) var showsLyrics = false
  private(set) var isMuted = false

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
