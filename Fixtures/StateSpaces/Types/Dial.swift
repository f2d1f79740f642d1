//~ states Dial exact
//~ variables isOn isTurned hint
//~ make Dial()
//~ do it.press()
//~ do it.turn()
//~ rewrite refused: inout

/// `inout`: another function decides what is written.
final class Dial {
  private(set) var isOn = false
  private(set) var isTurned = false
  private(set) var hint: String?

  func press() {
    isOn.toggle()
    if !isOn { isTurned = false }
  }

  func turn() {
    guard isOn else { return }
    change(&isTurned)
    hint = isTurned ? "turned" : nil
  }
}


