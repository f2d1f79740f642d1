final class Crane {
  private var isLifting = false  //~ tangled_state "4 of 8 combinations are reached"
  private var isTurning = false
  private var isResting = true

  func lift() { (isLifting, isResting) = (true, false) }
  func turn() { (isTurning, isResting) = (true, false) }
}
