enum Lifecycle {
  case signedOut, recording, uploading, ready

  var canStart: Bool {
    switch self {
    case .signedOut, .recording, .uploading: return false
    case .ready: return true
    }
  }

  var actionTitle: String {
    switch self {
    case .signedOut: return "Sign In"
    case .recording: return "Stop"
    case .uploading: return "Uploading"
    default: return "Start"
    }
  }
}
