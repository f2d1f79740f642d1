final class Crane {
  private var isLifting = false  //~ tangled_state "2 bodies write several of them"
  private var isTurning = false
  private var isResting = true

  func lift() { (isLifting, isResting) = (true, false) }
  func turn() { (isTurning, isResting) = (true, false) }
}
