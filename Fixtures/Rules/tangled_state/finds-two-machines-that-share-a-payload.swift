// Two machines of two variables write the same message: a payload makes them no machine of four.
final class Uploader {
  private(set) var isSending = false  //~ tangled_state "'isSending' and 'hasSent' are never both true: at most 3 of 4"
  private(set) var hasSent = false
  private(set) var isChecking = false  //~ tangled_state "'isChecking' is never true while 'message' is set: at most 3 of 4"
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
