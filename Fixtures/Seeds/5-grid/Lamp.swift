final class Lamp {
  enum Phase { case off, warming, on, worn }

  private var phase = Phase.off

  func tick(isHot: Bool, isWanted: Bool) {
    switch (phase, isHot, isWanted) {
    case (.off, false, true): phase = .warming
    case (.warming, true, _): phase = .on
    case (.on, _, false): phase = .off
    case (.on, true, true): phase = .worn
    default: break
    }
  }
}
