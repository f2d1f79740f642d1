final class Player {
  enum State { case idle, playing, paused, failed }
  var state = State.idle

  func title() -> String {
    switch state {
    case .playing: return "Pause"
    default: return "Play"  //~ enum_default "'Player.State': 'idle', 'paused' and 'failed'"
    }
  }
}
