//@ invariant RideController: ridesNow -> hasSignedIn
// .lintrc.yml says for RideController: "ridesNow -> hasSignedIn". `signOut` forgets that somebody rides.
final class RideController {  //~ broken_invariant "'signIn', then 'setOff', then 'signOut' on a fresh instance can lead to 'ridesNow'"
  private var hasSignedIn = false
  private(set) var ridesNow = false
  private var storesRide = false
  private let store = RideStore()

  func signIn() {
    hasSignedIn = true
  }

  func setOff() {
    guard hasSignedIn, !storesRide else { return }
    ridesNow = true
  }

  func arrive() {
    ridesNow = false
    storesRide = true
    store.save { [weak self] in
      self?.storesRide = false
    }
  }

  func signOut() {
    hasSignedIn = false
  }
}
