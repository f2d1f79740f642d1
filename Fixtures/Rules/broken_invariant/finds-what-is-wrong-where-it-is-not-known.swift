//@ invariant Oven: isHot -> isOn
// The thermometer decides: both ways count.
final class Oven {  //~ broken_invariant "'isHot -> isOn' does not always hold: 'measure'"
  private(set) var isOn = false
  private(set) var isHot = false

  func turnOn() { isOn = true }
  func measure() { isHot = thermometer() > 100 }
}
