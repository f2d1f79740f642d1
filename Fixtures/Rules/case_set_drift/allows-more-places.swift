//@ minimum_places = 3
enum Wind { case north, east, south, west }

final class Vane {
  var wind = Wind.north

  func one() { if wind == .north || wind == .east { print(1) } }
  func two() { if wind == .north || wind == .east { print(2) } }
  func three() { if wind == .north || wind == .east || wind == .south { print(3) } }
}
