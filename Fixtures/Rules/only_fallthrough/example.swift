enum UploadStep {
  case queued, paused, running, done

  var isOver: Bool {
    switch self {
    case .queued: fallthrough  //~ only_fallthrough "this branch and 1 more only fall through"
    case .paused: fallthrough
    case .running: return false
    case .done: return true
    }
  }
}
