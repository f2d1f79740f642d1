//~ states Beadle contains
//~ variables isOpen isRinging
//~ make Beadle()
//~ do it.unlock()
//~ do it.lock()
//~ do Belfry().strike(it)
//~ rewrite left: independent

/// A function of a private extension that another type of the file names, and calls later.
final class Beadle {
  private(set) var isOpen = false
  private(set) var isRinging = false

  func unlock() {
    isOpen = true
  }

  func lock() {
    guard isOpen else { return }
    hush()
    isOpen = false
  }
}

private extension Beadle {
  func ring() {
    isRinging = true
  }

  func hush() {
    isRinging = false
  }
}

struct Belfry {
  private let bell: (Beadle) -> () -> Void = Beadle.ring

  func strike(_ beadle: Beadle) {
    bell(beadle)()
  }
}
