//~ states Gatekeeper exact
//~ variables isOpen isBusy
//~ make Gatekeeper()
//~ make NightGatekeeper()
//~ do it.open()
//~ do it.close()
//~ do it.work()
//~ do it.rest()
//~ rewrite left: independent

/// A subclass answers otherwise, and with constants.
class Gatekeeper {
  private(set) var isOpen = false
  private(set) var isBusy = false
  var mayOpen: Bool { !isBusy }

  func mayClose() -> Bool { isOpen && !isBusy }

  func open() { guard mayOpen else { return }; isOpen = true }

  func close() { if mayClose() { isOpen = false } }

  func work() { if isOpen { isBusy = true } }

  func rest() { if isOpen { isBusy = false } }
}

final class NightGatekeeper: Gatekeeper {
  override var mayOpen: Bool { true }

  override func mayClose() -> Bool { true }
}
