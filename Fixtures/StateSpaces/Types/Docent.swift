//~ states Docent exact
//~ variables group isGuiding
//~ make Docent()
//~ do it.begin()
//~ do it.end()
//~ rewrite left: follows

/// The object looks when it is released. A computed flag would ask for what is being released.
final class Docent {
  private var group: DocentGroup?
  private(set) var isGuiding = false

  func begin() {
    group = DocentGroup(owner: self)
    isGuiding = true
  }

  func end() {
    group = nil
    isGuiding = false
  }
}

extension Docent {
  fileprivate func left() { note(isGuiding ? "guiding" : "idle") }
}

final class DocentGroup {
  private weak var owner: Docent?

  init(owner: Docent) { self.owner = owner }

  deinit { owner?.left() }
}
