//~ states TrafficLight contains
//~ variables phase isBroken
//~ make TrafficLight()
//~ do it.tick()
//~ do it.fail()
//~ do it.repair()
//~ sees red false
//~ sees green false
//~ sees yellow false
//~ sees dark true
//~ rewrite left: independent

/// The enum changes itself; what its own method does is not followed, so any phase may come next.
final class TrafficLight {
  private(set) var phase = LightPhase.red
  private(set) var isBroken = false

  func tick() { phase.advance() }

  func fail() {
    isBroken = true
    phase = .dark
  }

  func repair() {
    guard isBroken else { return }
    isBroken = false
    phase = .red
  }
}

enum LightPhase {
  case red, green, yellow, dark

  mutating func advance() {
    switch self {
    case .red: self = .green
    case .green: self = .yellow
    case .yellow: self = .red
    case .dark: break
    }
  }
}
