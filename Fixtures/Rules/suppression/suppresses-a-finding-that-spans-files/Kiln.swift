final class Kiln {
  // untangle:disable:next tangled_state - mirrored from the controller's registers
  var isHeating = false
  var isFiring = false
  var isCooling = false

  func light() { UserDefaults.standard.set(1, forKey: "fires") }
}
