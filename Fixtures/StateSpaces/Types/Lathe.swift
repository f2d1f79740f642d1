//~ states Lathe contains
//~ variables isTurning isMeasuring isLocked
//~ make Lathe()
//~ do if !it.isMeasuring && !it.isLocked { it.turn() }
//~ do if !it.isTurning && !it.isLocked { it.measure() }
//~ do if !it.isTurning && !it.isMeasuring { it.lock(unknown()) }
//~ do it.stop()
//~ assume exclusive: isTurning, isMeasuring, isLocked
//~ rewrite isTurning isMeasuring isLocked

/// One of three at a time: each method sets its own flag, and looks at none.
final class Lathe: ObservableObject {
  @Published private(set) var isTurning = false
  @Published private(set) var isMeasuring = false
  @Published private(set) var isLocked = false
  private(set) var turns = 0

  func turn() {
    isTurning = true
    turns += 1
  }

  func measure() {
    isMeasuring = true
  }

  func lock(_ isWanted: Bool) {
    isLocked = isWanted
  }

  func stop() {
    isTurning = false
    isMeasuring = false
    isLocked = false
  }
}
