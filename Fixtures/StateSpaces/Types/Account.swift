//~ states Account exact
//~ variables isLocked isVerified pendingTransfer
//~ make Account()
//~ start await it.verify()
//~ start await it.transfer(Payload())
//~ start await it.unlock()
//~ rewrite isLocked isVerified pendingTransfer

/// An actor: between two suspensions of one task another may run.
actor Account {
  private var isLocked = true
  private var isVerified = false
  private var pendingTransfer: Payload?

  func verify() async {
    await pause()
    isVerified = true
  }

  func transfer(_ payload: Payload) async {
    guard isVerified, pendingTransfer == nil else { return }
    pendingTransfer = payload
    isLocked = true
    await pause()
    isVerified = false
    pendingTransfer = nil
  }

  func unlock() {
    if isVerified, pendingTransfer == nil { isLocked = false }
  }
}
