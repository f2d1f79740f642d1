enum Gate { case open, closed }

extension Gate {
  var isOpen: Bool {
    switch self {
    case .open: true
    default: false
    }
  }

  var isClosed: Bool {
    switch self {
    case .closed:
      return true
    default:
      return false
    }
  }
}
