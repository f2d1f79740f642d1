enum Lifecycle {
  case signedOut, recording, uploading, ready

  var canStart: Bool {
    switch self {
    case .ready: return true
    default: return false
    }
  }
}
