//~ states Tabs exact
//~ variables isCompact isPinned hovered
//~ make Tabs()
//~ do it.shrink()
//~ do it.pinAll()
//~ do it.leave()
//~ rewrite isPinned hovered

/// A local closure, a closure called where it stands, and a method handed out as a value.
final class Tabs {
  private var isCompact = false
  private var isPinned = false
  private var hovered: Payload?

  func shrink() {
    let hide = { self.hovered = nil }
    if isPinned { hide() }
    isCompact = { !isCompact }()
  }

  func pinAll() {
    (0..<number(below: 3)).forEach(pin)
  }

  func leave() {
    if let hovered = hovered {
      note("\(hovered)")
      self.hovered = nil
      isPinned = false
    }
  }

  private func pin(_ index: Int) {
    if isPinned { hovered = Payload() }
    isPinned = true
  }
}
