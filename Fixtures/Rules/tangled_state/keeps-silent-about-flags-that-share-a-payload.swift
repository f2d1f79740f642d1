// Two machines of two flags write the same message: a payload makes them no machine of four.
final class Uploader {
  private var isSending = false
  private var hasSent = false
  private var isChecking = false
  private var message: String?

  func send() {
    isSending = true
    hasSent = false
    message = nil
  }

  func sent() {
    isSending = false
    hasSent = true
  }

  func check() {
    isChecking = true
    message = nil
  }

  func checked(_ text: String) {
    isChecking = false
    message = text
  }
}
