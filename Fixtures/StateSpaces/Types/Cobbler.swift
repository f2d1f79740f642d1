//~ states Cobbler exact
//~ variables isBusy isIdle onEnd hasEnded
//~ make Cobbler()
//~ do it.begin()
//~ do it.end()
//~ do it.rest()
//~ rewrite refused: between

/// A closure that is replaced between two writes may hold an object that looks when it is released.
final class Cobbler {
  private(set) var isBusy = false
  private(set) var isIdle = true
  private(set) var onEnd: (() -> Void)?
  private(set) var hasEnded = false

  func begin() {
    guard isIdle else { return }
    isIdle = false
    onEnd = nil
    isBusy = true
  }

  func end() {
    guard isBusy else { return }
    isBusy = false
    onEnd = nil
    hasEnded = true
  }

  func rest() {
    guard hasEnded else { return }
    hasEnded = false
    onEnd = nil
    isIdle = true
  }
}
