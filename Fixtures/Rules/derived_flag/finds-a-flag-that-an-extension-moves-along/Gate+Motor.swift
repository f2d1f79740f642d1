extension Gate {
  func raise() {
    isUp = true
    isLampGreen = true
  }

  func lower() {
    isLampGreen = false
    isUp = false
  }
}
