struct Clip {
  struct Playback {
    let file: File
    var progress: Double
  }

  enum State {
    case waiting(address: URL)
    case loading(transfer: Transfer)
    case playing(Playback)
    case paused(Playback)
  }

  var state: State

  var transfer: Transfer? {
    guard case .loading(let transfer) = state else { return nil }
    return transfer
  }
}
