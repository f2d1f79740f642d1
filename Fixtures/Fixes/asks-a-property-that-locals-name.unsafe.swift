enum Signal {
  case red, amber, green, off

  var mustStop: Bool {
    switch self {
    case .red, .amber, .off: return true
    case .green: return false
    }
  }
}

func first(_ signal: Signal) -> Int {
  let mustStop = signal.mustStop
  return mustStop ? 1 : 0
}

func second(_ signal: Signal) -> Int {
  let mustStop = signal.mustStop
  return mustStop ? 2 : 0
}

func third(_ signal: Signal) -> Int {
  guard !signal.mustStop else { return 1 }
  return 0
}
