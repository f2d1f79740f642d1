final class Modifiers {
  private var isShiftDown = false
  private var isControlDown = false
  private var isOptionDown = false

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
