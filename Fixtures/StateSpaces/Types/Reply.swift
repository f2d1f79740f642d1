//~ states Reply contains
//~ variables isWaiting note
//~ make Reply()
//~ do it.begin()
//~ do it.fail()
//~ do it.finish()
//~ rewrite isWaiting note

/// What a variable is set to is worked out by code that looks at what was just written.
final class Reply {
  private(set) var isWaiting = false
  private(set) var note: String?

  private func text() -> String { isWaiting ? "still waiting" : "failed" }

  func begin() {
    isWaiting = true
    note = nil
  }

  func fail() {
    isWaiting = false
    note = text()
  }

  func finish() {
    isWaiting = false
    note = nil
  }
}
