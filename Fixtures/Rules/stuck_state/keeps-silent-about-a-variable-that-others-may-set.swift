final class Pump {
  enum Phase { case off, priming, running, stalled }

  var phase = Phase.off

  func press() {
    switch phase {
    case .off: phase = .priming
    case .priming: phase = .running
    case .running: phase = .off
    default: break
    }
  }
}
