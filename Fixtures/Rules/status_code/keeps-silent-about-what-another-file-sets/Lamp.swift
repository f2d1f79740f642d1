final class Lamp {
  var mode = 0

  func dim() { mode = 1 }

  func glow() { mode = 2 }

  func isOn() -> Bool { mode == 1 || mode == 2 }
}
