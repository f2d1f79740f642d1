//~ states Beacon contains
//~ variables isLit isBroken
//~ make Beacon()
//~ make CoastBeacon()
//~ do it.light()
//~ do it.douse()
//~ rewrite refused: observers, overridingSubclass, writingSubclass

/// A subclass observes what it inherits, and is called by what it inherits.
class Beacon {
  var isLit = false {
    didSet { changed() }
  }
  var isBroken = false

  func light() { isLit = !isBroken }
  func douse() { isLit = false }
  func changed() {}
}

final class CoastBeacon: Beacon {
  override var isLit: Bool {
    willSet {
      if newValue && isLit { isBroken = true }
    }
  }

  override func changed() {
    if isBroken, isLit { isLit = false }
  }
}
