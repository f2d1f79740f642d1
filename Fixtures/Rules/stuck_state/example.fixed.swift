// A stalled pump stays stalled: `default` hides that no branch leads out of it.
final class Pump {
  enum Phase { case off, priming, running, stalled }

  private var phase = Phase.off

  func press() {
    switch phase {
    case .off: phase = .priming
    case .priming: phase = .running
    case .running, .stalled: phase = .off
    }
  }

  func pressureFell() {
    if phase == .running { phase = .stalled }
  }
}
