//~ states Dispatch exact
//~ variables isSending hasFailed
//~ make Dispatch()
//~ do it.send()
//~ sees false false
//~ sees false true
//~ rewrite left: still

private func unimplemented() {}

/// Code goes on after what only says that it should not be reached.
final class Dispatch {
  private(set) var isSending = false
  private(set) var hasFailed = false

  func send() {
    isSending = true
    do {
      try mayThrow()
    } catch {
      unimplemented()
      hasFailed = true
    }
    isSending = false
  }
}
