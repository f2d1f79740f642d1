//@ invariant WaterTank: isOpen -> level <= 100
// The parameter may be any number.
struct WaterTank {  //~ broken_invariant "can lead to 'isOpen' and 'level > 100'"
  private var level = 0
  private(set) var isOpen = false

  mutating func fill(to level: Int) {
    self.level = level
  }

  mutating func open() {
    guard level < 50 else { return }
    isOpen = true
  }
}
