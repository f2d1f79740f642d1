// LIMIT: Flags of a class and of its superclass stay apart.
class Vehicle {
  var isParked = true
  var isMoving = false
}

final class Bus: Vehicle {
  var areDoorsOpen = false

  func stop() {
    isMoving = false
    areDoorsOpen = true
  }

  func leave() {
    isParked = false
    isMoving = true
    areDoorsOpen = false
  }
}
