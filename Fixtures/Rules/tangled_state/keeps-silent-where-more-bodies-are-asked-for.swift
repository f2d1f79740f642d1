//@ minimum_bodies = 3
final class Lift {
  var isMoving = false
  var isDoorOpen = true
  var isOverloaded = false

  func leave() {
    guard !isOverloaded else { return }
    isMoving = true
    isDoorOpen = false
  }

  func load(_ weight: Int) {
    guard isDoorOpen else { return }
    isOverloaded = weight > 1_000
  }

  func arrive() {
    isMoving = false
    isDoorOpen = true
    isOverloaded = false
  }
}
