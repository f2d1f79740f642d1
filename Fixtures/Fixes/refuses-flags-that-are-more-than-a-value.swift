struct Selection {
  private var isActive = false
  private var isHighlighted = false

  mutating func begin() {
    isActive = true
    isHighlighted = true
  }

  mutating func end() {
    isActive = false
    isHighlighted = false
  }
}

final class Pair {
  private var isUp = false
  private var isRaised = false

  func raise() { (isUp, isRaised) = (true, true) }
  func lower() { (isUp, isRaised) = (false, false) }
}

final class Open {
  private(set) var isOn = false
  var isGlowing = false

  func turnOn() {
    isOn = true
    isGlowing = true
  }

  func turnOff() {
    isOn = false
    isGlowing = false
  }
}
