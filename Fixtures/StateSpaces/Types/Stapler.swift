//~ states Stapler exact
//~ variables isOpen isShut
//~ make Stapler()
//~ do it.open()
//~ do it.shut()
//~ do it.peek()
//~ rewrite left: follows

/// What stands between the two writes asks for the flag, which would have changed by then.
final class Stapler {
  private(set) var isOpen = false
  private(set) var isShut = true
  private(set) var staples = 0

  func open() {
    isOpen = true
    staples += isShut ? 1 : 0
    isShut = false
  }

  func shut() {
    isShut = true
    isOpen = false
  }

  func peek() { staples = isShut ? 0 : staples }
}
