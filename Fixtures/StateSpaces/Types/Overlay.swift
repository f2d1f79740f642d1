//~ states Overlay exact
//~ variables dimming isRevealed
//~ make Overlay()
//~ do it.load()
//~ do it.reveal()
//~ rewrite left: late

/// Dims what it covers, as strongly as is known once it has been loaded.
final class Overlay {
  private var dimming: Double!
  private var isRevealed = false

  var strength: Double { isRevealed ? dimming : 0 }

  func load() {
    dimming = 0.5
    isRevealed = false
  }

  func reveal() {
    guard dimming != nil, !isRevealed else { return }
    isRevealed = true
  }
}
