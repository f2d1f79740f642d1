enum GesturePhase { case began, changed, ended }

/// One pan goes through all phases: `began` holds the chart, and `changed` moves it while it is held.
final class Chart {
  private(set) var isHeld = false
  private(set) var isMoving = false

  func pan(_ phase: GesturePhase) {
    switch phase {
    case .began:
      isHeld = true
    case .changed:
      isMoving = true
    case .ended:
      isHeld = false
      isMoving = false
    }
  }
}
