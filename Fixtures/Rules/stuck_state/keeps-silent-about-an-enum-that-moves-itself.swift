enum Signal {
  case red, yellow, green

  mutating func advance() {
    switch self {
    case .red: self = .green
    case .green: self = .yellow
    case .yellow: self = .red
    }
  }
}

final class Crossing {
  private var signal = Signal.red

  func tick() {
    signal.advance()
  }

  func breakDown() {
    signal = .yellow
  }

  func reset() {
    signal = .red
  }
}
