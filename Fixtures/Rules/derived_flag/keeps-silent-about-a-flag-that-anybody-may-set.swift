public final class Switch {
  public var isOn = false
  public var isGlowing = false

  public func turnOn() {
    isOn = true
    isGlowing = true
  }

  public func turnOff() {
    isOn = false
    isGlowing = false
  }
}
