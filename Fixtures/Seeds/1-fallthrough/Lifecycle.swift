enum Lifecycle {
  case signedOut, recording, uploading, ready

  var canStart: Bool {
    switch self {
    case .signedOut: fallthrough
    case .recording: fallthrough
    case .uploading: return false
    case .ready: return true
    }
  }
}
