//~ states Player exact
//~ variables isPlaying isMuted track
//~ make Player()
//~ do it.load(Payload())
//~ do it.eject()
//~ do it.play()
//~ do it.pauseOrResume()
//~ do it.mute()
//~ sees false false nil
//~ sees false true nil
//~ sees false false some
//~ sees true false some
//~ sees false true some
//~ rewrite isPlaying isMuted

/// Muting while it plays pauses: guards with comma lists, early returns and `toggle()`.
final class Player {
  private(set) var isPlaying: Bool = false
  private(set) var isMuted = false
  private(set) var track: Payload?

  func load(_ payload: Payload) {
    isPlaying = false
    track = payload
  }

  func eject() {
    guard track != nil else { return }
    isPlaying = false
    track = nil
  }

  func play() {
    guard let track, !isMuted, !isPlaying else { return }
    note("plays \(track)")
    isPlaying = true
  }

  func pauseOrResume() {
    if track == nil || isMuted { return }
    isPlaying.toggle()
  }

  func mute() {
    isMuted.toggle()
    if isMuted { isPlaying = false }
  }
}
