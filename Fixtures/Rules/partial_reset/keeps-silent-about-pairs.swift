// Two variables that are reset together twice are too few to call a habit.
final class Lamp {
  private(set) var isOn = false
  private(set) var isDimmed = false

  func turnOn() { isOn = true }
  func dim() { isDimmed = true }

  func turnOff() {
    isOn = false
    isDimmed = false
  }

  func powerFailed() {
    isOn = false
    isDimmed = false
  }

  func brighten() {
    isDimmed = false
  }
}
