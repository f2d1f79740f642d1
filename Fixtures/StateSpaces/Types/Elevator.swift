//~ states Elevator exact
//~ variables direction isMoving hasCall
//~ make Elevator()
//~ do it.call(isAbove: unknown())
//~ do it.arrive()
//~ do it.stopAtOnce()
//~ sees none false false
//~ sees up true true
//~ sees down true true
//~ sees none false true
//~ sees up false true
//~ sees down false true
//~ rewrite direction isMoving hasCall

/// Ternaries, also nested, and as values of an enum.
final class Elevator {
  enum Direction { case up, down, none }

  private var direction = Direction.none
  private var isMoving = false
  private var hasCall = false

  func call(isAbove: Bool) {
    hasCall = true
    direction = isMoving ? direction : isAbove ? .up : .down
    isMoving = true
  }

  func arrive() {
    guard isMoving else { return }
    hasCall = unknown() ? hasCall : false
    isMoving = false
    direction = Direction.none
  }

  func stopAtOnce() { isMoving = hasCall ? false : isMoving }
}
