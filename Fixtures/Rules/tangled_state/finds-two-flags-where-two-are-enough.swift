//@ minimum_flags = 2
struct Valve {
  var isOpening = false  //~ tangled_state "'isOpening' and 'isClosing'"
  var isClosing = false

  mutating func open() {
    isOpening = true
    isClosing = false
  }

  mutating func close() {
    isOpening = false
    isClosing = true
  }

  mutating func turnBack() {
    if isOpening && !isClosing { close() }
  }

  mutating func turn() {
    if isOpening || isClosing { return }
    open()
  }
}
