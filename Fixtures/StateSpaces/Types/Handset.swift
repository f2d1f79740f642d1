//~ states Handset contains
//~ variables isHeld isRinging wasMissed
//~ make Handset()
//~ do it.ring()
//~ do it.lift()
//~ do it.hangUp()
//~ rewrite left: independent

/// A parameter whose type hides that it is optional, and so may be kept: what is given runs later.
/// The function might be given other closures, as far as the table knows.
final class Handset {
  typealias Answer = (() -> Void)?

  private var isHeld = false
  private var isRinging = false
  private var wasMissed = false

  func ring() {
    isRinging = true
    wait { self.wasMissed = self.isRinging }
  }

  func lift() {
    isHeld = isRinging
    isRinging = false
  }

  func hangUp() { isHeld = false }

  private func wait(_ answer: Answer) {
    onTick { answer?() }
  }
}
