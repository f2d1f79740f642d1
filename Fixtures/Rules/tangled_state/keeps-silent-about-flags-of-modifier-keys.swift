final class Modifiers {
  private(set) var isShiftDown = false
  private(set) var isControlDown = false
  private(set) var isOptionDown = false

  func update(_ event: Event) {
    isShiftDown = event.flags.contains(.shift)
    isControlDown = event.flags.contains(.control)
    isOptionDown = event.flags.contains(.option)
  }

  func lostFocus() {
    isShiftDown = false
    isControlDown = false
    isOptionDown = false
  }
}
