//@ minimum_bodies = 3
final class Lift {
  var isMoving = false
  var isDoorOpen = true
  var isOverloaded = false

  func leave() {
    isMoving = true
    isDoorOpen = false
  }

  func arrive() {
    isMoving = false
    isDoorOpen = true
    isOverloaded = false
  }
}
