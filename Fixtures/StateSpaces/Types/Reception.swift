//~ states Reception exact
//~ variables isOpen isHeld
//~ make Reception()
//~ do it.open()
//~ do it.leave()
//~ rewrite refused: between

/// It hands itself to an object that it holds for good, which calls back before `open` goes on.
final class Reception {
  private(set) var isOpen = false
  private(set) var isHeld = false
  private let guest = ReceptionGuest()

  func open() {
    if isHeld { return }
    isOpen = true
    guest.enter(self)
    isHeld = true
  }

  func leave() {
    isOpen = false
    isHeld = false
  }
}

struct ReceptionGuest {
  func enter(_ reception: Reception) {
    if unknown() { reception.leave() }
  }
}
