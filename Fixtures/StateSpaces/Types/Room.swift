//~ states Room exact
//~ variables isForced isWorn
//~ make Room()
//~ make Cellar()
//~ do it.open()
//~ do it.leave()
//~ rewrite refused: writingSubclass

/// A class and a subclass have private functions of one name: each calls its own.
class Room {
  fileprivate(set) var isForced = false
  private(set) var isWorn = false

  func open() { isForced = false }

  func leave() { reset() }

  private func reset() { isWorn = isForced }
}

final class Cellar: Room {
  private var isDamp = false

  override func open() {
    isForced = true
    reset()
  }

  private func reset() { isDamp.toggle() }
}
