//~ states Bank exact
//~ variables isOpen isCounting auditor
//~ make Bank()
//~ start await it.open()
//~ start await it.audit()
//~ start try? await it.close()
//~ rewrite computed: isCounting
//~ rewrite isOpen auditor

/// An actor with two suspensions in one body, and a check after the first.
actor Bank {
  private var isOpen = false
  private var isCounting = false
  private var auditor: Payload?

  func open() {
    if auditor == nil { isOpen = true }
  }

  func audit() async {
    guard auditor == nil else { return }
    await pause()
    guard !isOpen else { return }
    auditor = Payload()
    isCounting = true
    await pause()
    auditor = nil
    isCounting = false
  }

  func close() async throws {
    isOpen = false
    if isCounting { throw Failure() }
    await pause()
    isOpen = auditor == nil && isOpen
  }
}
