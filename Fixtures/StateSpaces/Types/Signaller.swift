//~ states Signaller contains
//~ variables isLow isLost
//~ make Signaller()
//~ do it.send()
//~ rewrite isLow isLost

/// A private function that is named by the type, and called on this instance later.
final class Signaller {
  private(set) var isLow = false
  private(set) var isLost = false
  private let server = Server()

  init() {
    server.ask("signal", answer: later(self, Signaller.apply(_:)))
    server.ask("other", answer: Signaller.drop(self))
    update(0)
  }

  func send() {
    server.send("signal", completion: { _ in self.update(1) })
  }

  private func apply(_ isGood: Bool) {
    update(isGood ? 0 : 2)
  }

  private func drop(_ isGood: Bool) {
    if !isGood {
      isLow = false
      isLost = false
    }
  }

  private func update(_ strength: Int) {
    switch strength {
    case 0:
      isLow = false
      isLost = false
    case 1:
      isLow = true
      isLost = false
    default:
      isLow = false
      isLost = true
    }
  }
}

private func later(_ signaller: Signaller, _ function: @escaping (Signaller) -> (Bool) -> Void) -> (Bool) -> Void {
  { [weak signaller] isGood in
    if let signaller { function(signaller)(isGood) }
  }
}
