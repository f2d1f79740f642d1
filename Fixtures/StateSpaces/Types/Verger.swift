//~ states Verger contains
//~ variables isSeated isSinging
//~ make Precentor()
//~ do it.seat()
//~ do (it as! Precentor).strike()
//~ rewrite refused: between

/// A function of a private extension that a subclass in the same file calls.
class Verger {
  private(set) var isSeated = false
  private(set) var isSinging = false

  func seat() {
    isSeated = true
    begin()
  }
}

private extension Verger {
  func begin() {
    isSinging = true
  }
}

final class Precentor: Verger {
  func strike() {
    begin()
  }
}
