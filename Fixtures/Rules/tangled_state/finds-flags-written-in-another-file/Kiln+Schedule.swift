extension Kiln {
  func reachedTemperature() {
    isHeating = false
    isFiring = true
  }

  func finished() {
    isFiring = false
    isCooling = true
  }
}
