extension Lift {
  func maintenance() {
    isMoving = false
    isDoorOpen = false
    isOverloaded = false
  }

  func alarm() {
    guard isMoving || isDoorOpen else { return }
    isMoving = false  //~ partial_reset "'alarm' does not reset 'isOverloaded'"
    isDoorOpen = false
  }
}
