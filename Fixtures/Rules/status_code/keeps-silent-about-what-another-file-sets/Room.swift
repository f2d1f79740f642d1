final class Room {
  var lamp = Lamp()

  func set(_ value: Int) { lamp.mode = value }
}
