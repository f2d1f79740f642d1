//~ states Sluice exact
//~ variables isOpen isFlooded
//~ make Sluice()
//~ do it.turn(unknown(), unknown())
//~ do it.flood()
//~ do it.drain()
//~ do it.test(unknown())
//~ rewrite isOpen isFlooded

/// The value begins with a negation, which is that of its first operand and not of the whole.
final class Sluice {
  private(set) var isOpen = false
  private(set) var isFlooded = false

  func turn(_ isLocked: Bool, _ isWanted: Bool) {
    guard !isFlooded else { return }
    isOpen = !isLocked && isWanted
  }

  func test(_ isLocked: Bool) {
    guard !isFlooded else { return }
    isOpen = !isLocked
  }

  func flood() {
    isFlooded = true
    isOpen = false
  }

  func drain() {
    isFlooded = false
  }
}
