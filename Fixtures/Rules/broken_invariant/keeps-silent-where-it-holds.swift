//@ invariant Oven: isHot -> isOn
//@ invariant Oven: !(isHot && !isOn) && (true || isOn == isHot)
final class Oven {
  private var isOn = false
  private(set) var isHot = false

  func turnOn() { isOn = true }

  func measure() {
    guard isOn else { return }
    isHot = thermometer() > 100
  }

  func turnOff() {
    isOn = false
    isHot = false
  }
}
