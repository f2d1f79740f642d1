// A voice memo is recorded, held or sent, never two at once.
final class VoiceMemo {
  private enum Phase {
    case idle, recording, held, sending
  }

  private var phase = Phase.idle
  private let microphone = Microphone()

  func record() {
    switch phase {
    case .recording, .sending: return
    case .idle, .held: break
    }
    phase = .recording
    microphone.open()
  }

  func hold() {
    phase = .held
    microphone.close()
  }

  func send() {
    phase = .sending
    microphone.upload { self.phase = .idle }
  }
}
