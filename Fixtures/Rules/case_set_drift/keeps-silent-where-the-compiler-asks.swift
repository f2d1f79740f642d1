enum CarGear { case first, second, third }

final class Car {
  var gear = CarGear.first

  func one() { if gear == .first || gear == .second { print(1) } }
  func two() { if gear == .first || gear == .second { print(2) } }

  func three() {
    switch gear {
    case .first, .second, .third: print(3)
    }
    switch gear {
    case .second, .third: print(4)
    case .first: print(5)
    }
  }
}
