/// Whoever restores one may set both; the code itself means one of them at a time.
struct Valve {
  var isOpening = false  //~ tangled_state "'isOpening' is set where 'isClosing' is cleared, and the other way round"
  var isClosing = false

  mutating func open() {
    isOpening = true
    isClosing = false
  }

  mutating func close() {
    isOpening = false
    isClosing = true
  }
}

extension Valve {
  static func restored(_ opening: Bool, _ closing: Bool) -> Valve {
    .init(isOpening: opening, isClosing: closing)
  }
}
