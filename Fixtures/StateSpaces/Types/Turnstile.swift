//~ states Turnstile exact
//~ variables isTurning isOpen
//~ make Turnstile()
//~ do it.push()
//~ do it.stop(number(below: 2))
//~ do it.lock()
//~ rewrite refused: between

/// A `break` goes on behind the `switch` without reaching the end of its branch, and a `defer` runs at that end.
final class Turnstile {
  private(set) var isTurning = false
  private(set) var isOpen = false
  private var count = 0

  func push() {
    guard !isTurning, !isOpen else { return }
    isTurning = true
  }

  func stop(_ kind: Int) {
    guard isTurning else { return }
    switch kind {
    case 0:
      isOpen = true
      if count > 2 { break }
      count += 1
    default:
      count = 0
    }
    isTurning = false
  }

  func lock() {
    guard isOpen else { return }
    if count > 1 {
      defer { note("locked") }
      isTurning = true
    } else {
      isTurning = true
    }
    isOpen = false
    isTurning = false
  }
}
