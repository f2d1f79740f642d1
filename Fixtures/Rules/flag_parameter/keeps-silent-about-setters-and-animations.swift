final class Lamp {
  func setPower(on: Bool) {
    if on {
      connect()
      glow()
    } else {
      cool()
      disconnect()
    }
  }

  func show(_ isShown: Bool) {
    if isShown {
      connect()
      glow()
    } else {
      cool()
      disconnect()
    }
  }

  func move(to point: Point, animated: Bool) {
    if animated {
      begin()
      slide(point)
    } else {
      jump(point)
      redraw()
    }
  }
}
