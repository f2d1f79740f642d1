final class Lift {
  var isMoving = false
  var isDoorOpen = false
  var isOverloaded = false

  func ride() { isMoving = true }
  func openDoor() { isDoorOpen = true }
  func weighed(_ kilos: Int) { isOverloaded = kilos > 300 }

  func arrived() {
    isMoving = false
    isDoorOpen = false
    isOverloaded = false
  }
}
