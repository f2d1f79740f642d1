enum RideLifecycle {
  case signedOut
  case riding
  case storing
  case readyToRide
  case restoring

  var buttonTitle: String {
    switch self {
    case .readyToRide: return "Set off"
    default: return "Not now"  //~ enum_default "default takes 4 cases of 'RideLifecycle'"
    }
  }
}
