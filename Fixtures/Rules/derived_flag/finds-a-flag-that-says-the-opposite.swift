final class Seat {
  private(set) var isTaken = false
  private(set) var isFree = true  //~ derived_flag "'isFree' is true exactly when 'isTaken' is false"

  func sit() {
    isTaken = true
    isFree = false
  }

  func standUp() {
    isFree = true
    isTaken = false
  }
}
