import Foundation

protocol Microphone: AnyObject {
  func open() throws
  func close()
}

/// Records memos. `State` is what the system says about the microphone, and not what the recorder does.
final class VoiceRecorder {
  enum State {
    case undetermined, denied, granted
  }

  enum Phase: String {
    case morning, noon, night
  }

  var permission = State.undetermined
  var phaseOfDay: Phase?

  private var isRecording = false
  private var isHeld = false
  private var isSaving = false
  private var span: (start: Date, end: Date)?
  private var memo: Data? = nil

  private unowned let microphone: any Microphone

  init(microphone: any Microphone) {
    self.microphone = microphone
  }

  func record() throws {
    guard permission == .granted, !isRecording else { return }
    try microphone.open()
    isRecording = true
    isHeld = false
    isSaving = false
    span = (start: Date(), end: .distantFuture)
  }

  func hold() {
    guard isRecording else { return }
    microphone.close()
    isRecording = false
    isHeld = true
  }

  func resume() throws {
    guard isHeld else { return }
    try microphone.open()
    isHeld = false
    isRecording = true
  }

  func save(to write: (Data, @escaping () -> Void) -> Void) {
    guard isRecording || isHeld, let start = span?.start else { return }
    if isRecording { microphone.close() }
    isRecording = false
    isHeld = false
    isSaving = true
    span = (start: start, end: Date())
    write(memo ?? Data()) { [self] in
      isSaving = false
      span = nil
      memo = nil
    }
  }

  func discard() {
    if isRecording { microphone.close() }
    (isRecording, isHeld, isSaving) = (false, false, false)
    span = nil
    memo = nil
  }

  var length: TimeInterval? {
    guard let span else { return nil }
    return span.end.timeIntervalSince(span.start)
  }

  var caption: String {
    isRecording ? "Recording" : isHeld ? "On hold" : isSaving ? "Saving" : "Ready"
  }
}
