//~ states Upstream contains
//~ variables isSending error
//~ make Upstream()
//~ start await it.send()
//~ do if !it.isSending { it.reportOffline() }
//~ do it.dismiss()
//~ assume kept: error != nil -> !isSending
//~ rewrite isSending error

/// What fails elsewhere is told here, too, and nobody tells it during an upload.
@MainActor final class Upstream {
  private(set) var isSending = false
  private(set) var error: String?

  func send() async {
    guard !isSending else { return }
    isSending = true
    error = nil
    await pause()
    isSending = false
    if unknown() { error = "refused" }
  }

  func reportOffline() {
    error = "offline"
  }

  func dismiss() {
    error = nil
  }
}
