//~ states Oven exact
//~ variables isHot isDoorOpen hasFood timer
//~ make Oven()
//~ do it.useDoor()
//~ do it.put()
//~ do it.heat()
//~ do it.timeIsUp()
//~ rewrite refused: between

/// Conditions made of several, with every operator.
final class Oven {
  private var isHot = false
  private var isDoorOpen = false
  private var hasFood = false
  private var timer: Payload?

  func useDoor() {
    isDoorOpen = !isDoorOpen
    if isDoorOpen && isHot || timer == nil { isHot = false }
  }

  func put() {
    if isDoorOpen, !(hasFood || isHot) { hasFood = true }
  }

  func heat() {
    guard !isDoorOpen && (hasFood == true) && !isHot != false else { return }
    isHot = hasFood
    timer = timer ?? Payload()
  }

  func timeIsUp() {
    guard isHot || timer != nil else { return }
    isHot = false
    timer = nil
    hasFood = hasFood && isDoorOpen
  }
}
