struct Valve {
  var isOpening = false
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
