// Who may set off: signed in, not riding, nothing being stored.
final class RideController {
  var hasSignedIn = false  //~ tangled_state "'hasSignedIn', 'rideInProgress' and 'storingRide'"
  var rideInProgress = false
  var storingRide = false

  func setOff() {
    guard hasSignedIn && rideInProgress == false && !storingRide else { return }
    rideInProgress = true
  }

  func arrive() {
    rideInProgress = false
    storingRide = true
    storeRide { success in
      self.storingRide = false
    }
  }

  func signOut() {
    hasSignedIn = false
    rideInProgress = false
  }
}
