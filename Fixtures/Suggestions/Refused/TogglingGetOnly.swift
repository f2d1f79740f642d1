// error: cannot use mutating member on immutable value: 'isPaused' is a get-only property
final class Player {
  private enum Phase {
    case playing, paused
  }

  private var phase = Phase.paused
  var isPaused: Bool { phase == .paused }

  func tap() {
    isPaused.toggle()
  }
}
