//~ states Doorbell contains
//~ variables isRinging wasHeard onRing
//~ make Doorbell()
//~ do it.install()
//~ do it.press()
//~ do it.remove()
//~ rewrite refused: released

/// A closure in a property that its own methods call: what it does is done when they go on.
/// Others might call it, too, as far as the table knows.
final class Doorbell {
  private var isRinging = false
  private var wasHeard = false
  private var onRing: (() -> Void)?

  func install() {
    onRing = { [unowned self] in isRinging = true }
  }

  func press() {
    isRinging = false
    onRing?()
    wasHeard = isRinging
    isRinging = false
  }

  func remove() {
    onRing = nil
    wasHeard = false
  }
}
