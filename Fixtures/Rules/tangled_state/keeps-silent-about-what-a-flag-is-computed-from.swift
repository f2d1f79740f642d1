/// An observer acts on each change, so that no computed property can stand for the flag.
final class Player {
  var isEnabled = true {
    didSet { if isEnabled { load() } else { close() } }
  }
  var isPausedByHand = false
  var isLocked = false

  func pause() {
    isPausedByHand = true
    isEnabled = !isPausedByHand && !isLocked
  }

  func resume() {
    isPausedByHand = false
    isEnabled = !isPausedByHand && !isLocked
  }

  func lock() {
    isLocked = true
    isEnabled = !isPausedByHand && !isLocked
  }

  func unlock() {
    isLocked = false
    isEnabled = !isPausedByHand && !isLocked
  }
}

/// Two settings, each with a switch of its own. That one is shown under the other says nothing of their values.
struct ServerSettings: View {
  @State private var isDemo = false
  @State private var sendsPassword = false

  var body: some View {
    Toggle("Demo", isOn: $isDemo)
    if !isDemo {
      Toggle("Send password", isOn: $sendsPassword)
    }
  }

  func load() {
    isDemo = Defaults.isDemo
    sendsPassword = Defaults.sendsPassword
  }

  func store() {
    if !isDemo { sendsPassword = true }
  }
}
