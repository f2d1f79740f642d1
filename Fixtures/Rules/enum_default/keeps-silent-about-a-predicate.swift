enum Job {
  case waiting, running, done

  var isRunning: Bool {
    switch self {
    case .running: return true
    default: return false
    }
  }

  var mayStart: Bool {
    switch self {
    case .waiting: true
    case _: false
    }
  }
}
