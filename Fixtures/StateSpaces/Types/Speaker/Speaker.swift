//~ states Speaker exact
//~ variables isMuted isLoud source
//~ make Speaker()
//~ do Remote(speaker: it).mute()
//~ do Remote(speaker: it).choose(unknown())
//~ do Remote(speaker: it).select()
//~ do it.boost()
//~ rewrite refused: outside

/// Others write into it: see the remote.
final class Speaker {
  var isMuted = false
  private(set) var isLoud = false
  var source: Payload?

  func boost() {
    guard !isMuted, source != nil else { return }
    isLoud = true
  }
}
