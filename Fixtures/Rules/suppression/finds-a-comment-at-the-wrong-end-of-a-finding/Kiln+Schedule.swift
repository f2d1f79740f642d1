// untangle:disable tangled_state - the finding is reported where the flags are  //~ suppression "nothing is suppressed here by 'tangled_state'"
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
