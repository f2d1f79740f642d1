final class Uploader {
  private var file: String?
  private var isSending = false

  func send(_ name: String) {
    file = name
    isSending = true
  }

  func didFinish() {
    isSending = false
    file = nil
  }

  func cancel() {
    guard isSending else { return }
    isSending = false
    file = nil
  }

  func didDisconnect() {  //~ suspicious_state "'didDisconnect' leaves 'file' without 'isSending'"
    isSending = false
  }
}
