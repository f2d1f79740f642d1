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
