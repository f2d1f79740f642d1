// One case may set off; a fourth one would be refused in silence.
enum RideLifecycle {
  case signedOut
  case riding
  case storing
  case readyToRide

  var buttonTitle: String {
    switch self {
    case .readyToRide: return "Set off"
    default: return "Not now"  //~ enum_default "default takes 3 cases of 'RideLifecycle'"
    }
  }
}
