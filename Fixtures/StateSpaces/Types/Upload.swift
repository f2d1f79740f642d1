//~ states Upload exact
//~ variables isPreparing isSending hasFailed
//~ make Upload()
//~ do it.send()
//~ do it.reset()
//~ budget 7
//~ rewrite left: still

/// Private helpers that call each other until a chance ends it.
final class Upload {
  private var isPreparing = false
  private var isSending = false
  private var hasFailed = false

  func send() {
    guard !isPreparing, !isSending else { return }
    prepare()
  }

  func reset() { hasFailed = false }

  private func prepare() {
    isPreparing = true
    if unknown() { return }
    transmit()
  }

  private func transmit() {
    isPreparing = false
    isSending = true
    if unknown() {
      hasFailed = true
      retry()
    }
    isSending = false
  }

  private func retry() {
    guard unknown() else { return }
    prepare()
  }
}
