// untangle:enforce exhaustive
enum Lifecycle {
  case signedOut, recording, uploading, ready

  var canStart: Bool {
    switch self {
    case .ready: return true
    default: return false
    }
  }
}

// untangle:ignore - the server adds tones every week
enum Tone {
  case calm, brisk, fast, wild

  var title: String {
    switch self {
    case .calm: return "Calm"
    case .brisk: return "Brisk"
    default: return "Other"
    }
  }
}
