//~ states Printer exact
//~ variables hasPaper hasInk job isWarm
//~ make Printer()
//~ do it.refill()
//~ do it.changeInk()
//~ do it.send(Payload())
//~ do it.finish()
//~ rewrite refused: between

/// Computed properties that are looked through, one by way of another.
final class Printer {
  private var hasPaper = false
  private var hasInk = true
  private var job: Payload?
  private var isWarm = false

  private var isReady: Bool { hasPaper && hasInk }
  private var isPrinting: Bool { job != nil }
  var canSend: Bool { isReady && !isPrinting }
  var needsAttention: Bool {
    get { !isReady }
  }

  func refill() { hasPaper = true }

  func changeInk() {
    if needsAttention || !isPrinting { hasInk = true }
  }

  func send(_ payload: Payload) {
    guard canSend else { return }
    job = payload
    isWarm = true
  }

  func finish() {
    if isPrinting {
      job = nil
      hasPaper = unknown()
      hasInk = hasPaper
    }
    if needsAttention { isWarm = false }
  }
}
