//~ states Redraft contains
//~ variables isSending note
//~ make Redraft()
//~ do it.begin()
//~ do it.handle("x", nil)
//~ do it.handle("x", "y")
//~ do it.finish()
//~ rewrite refused: between

/// A value does not move below a binding that hides its name.
final class Redraft {
  private(set) var isSending = false
  private(set) var note: String?
  private var log: [String] = []

  func begin() {
    isSending = true
    note = nil
  }

  func handle(_ text: String, _ other: String?) {
    note = text
    if let text = other {
      isSending = false
      log.append(text)
    } else {
      isSending = false
    }
  }

  func finish() {
    isSending = false
    note = nil
  }
}
