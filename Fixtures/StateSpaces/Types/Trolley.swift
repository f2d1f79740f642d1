//~ states Trolley contains
//~ variables grip isRolling isTurning
//~ make Trolley()
//~ do it.grab(someOptional())
//~ do it.roll()
//~ do it.release()
//~ assume kept: isRolling -> grip != nil
//~ rewrite grip isTurning

/// What `grab` is given may break the assumption while it rolls, and may not: it may turn then.
final class Trolley {
  private(set) var grip: Payload?
  private(set) var isRolling = false
  private(set) var isTurning = false

  func grab(_ found: Payload?) {
    grip = found
    if found != nil { isTurning = true }
  }

  func roll() {
    guard grip != nil, !isTurning else { return }
    isRolling = true
  }

  func release() {
    grip = nil
    isRolling = false
    isTurning = false
  }
}
