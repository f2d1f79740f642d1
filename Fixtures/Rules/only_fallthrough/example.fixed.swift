enum UploadStep {
  case queued, paused, running, done

  var isOver: Bool {
    switch self {
    case .queued, .paused, .running: return false
    case .done: return true
    }
  }
}
