// The lamp in the door says what the door says, and every method must remember it.
final class Fridge {
  private(set) var isOpen = false
  var isLit: Bool { isOpen }

  func open() {
    isOpen = true
  }

  func close() {
    isOpen = false
  }
}
