//~ states Camera exact
//~ variables isOn flash isFrontFacing
//~ make Camera()
//~ do it.tap()
//~ do it.flip()
//~ do it.setFlash([.off, .automatic, .on][number(below: 3)])
//~ sees false off false
//~ sees true off false
//~ sees true automatic false
//~ sees true on false
//~ sees true off true
//~ sees false off true
//~ rewrite isOn flash isFrontFacing

/// `switch` over a tuple of three variables.
final class Camera {
  enum Flash { case off, automatic, on }

  private(set) var isOn = false
  private(set) var flash: Flash = .off
  private(set) var isFrontFacing = false

  func tap() {
    switch (isOn, flash, isFrontFacing) {
    case (false, _, _): isOn = true
    case (true, .off, _): isOn = false
    case (true, .automatic, let isFront) where isFront: flash = .off
    case (true, .automatic, _), (true, .on, false): flash = .off
    case (true, .on, true): isFrontFacing = false
    }
  }

  func flip() {
    guard isOn else { return }
    (isFrontFacing, flash) = (!isFrontFacing, .off)
  }

  func setFlash(_ new: Flash) {
    guard isOn, !isFrontFacing else { return }
    flash = new
  }
}
