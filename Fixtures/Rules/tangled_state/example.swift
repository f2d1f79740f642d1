// A voice memo is recorded, held or sent, never two at once.
final class VoiceMemo {
  private var isRecording = false  //~ tangled_state "'isRecording', 'isHeld' and 'isSending'"
  private(set) var isHeld = false
  private var isSending = false
  private let microphone = Microphone()

  func record() {
    guard !isRecording && !isSending else { return }
    isRecording = true
    isHeld = false
    microphone.open()
  }

  func hold() {
    isRecording = false
    isHeld = true
    microphone.close()
  }

  func send() {
    isRecording = false
    isHeld = false
    isSending = true
    microphone.upload { self.isSending = false }
  }
}
