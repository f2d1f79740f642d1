/// One body writes either, and another clears both: neither is written wherever the other is.
final class Monitor {
  private var lastReceived: Int?
  private var lastSent: Int?

  func count(_ received: Int, _ sent: Int, at now: Int) {
    if received > 0 {
      lastReceived = now
      print(received)
    } else if sent > 0 {
      print(sent)
      lastSent = now
    }
  }

  func reset() {
    lastReceived = nil
    lastSent = nil
  }

  var isIdle: Bool { lastReceived == nil && lastSent == nil }
}
