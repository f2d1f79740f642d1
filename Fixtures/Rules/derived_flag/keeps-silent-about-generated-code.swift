// Generated using gates 2.1 — DO NOT EDIT
final class Gate {
  var isUp = false
  var isLampGreen = false

  func raise() {
    isUp = true
    isLampGreen = true
  }

  func lower() {
    isLampGreen = false
    isUp = false
  }
}
