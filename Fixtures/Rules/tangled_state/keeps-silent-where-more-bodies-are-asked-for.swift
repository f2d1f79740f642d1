//@ minimum_bodies = 3
//@ pairs = false
final class Lift {
  private(set) var isMoving = false
  private(set) var isDoorOpen = true
  private(set) var isOverloaded = false

  func leave() {
    isMoving = true
    isDoorOpen = false
  }

  func arrive() {
    isMoving = false
    isDoorOpen = true
    isOverloaded = false
  }

  func stop() { isMoving = false }
  func openDoor() { isDoorOpen = true }
  func load(_ weight: Int) { isOverloaded = weight > 1_000 }

  var canLeave: Bool { !isMoving && !isOverloaded }
  var mustWarn: Bool { isDoorOpen && isOverloaded }
  var isIdle: Bool { !isMoving && isDoorOpen }
}
