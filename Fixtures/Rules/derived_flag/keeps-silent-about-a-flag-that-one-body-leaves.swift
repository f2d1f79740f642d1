// In the night the door may be open and the lamp off.
final class Fridge {
  private(set) var isOpen = false
  private(set) var isLit = false

  func open() {
    isOpen = true
    isLit = true
  }

  func close() {
    isOpen = false
    isLit = false
  }

  func saveEnergy() {
    isLit = false
  }
}
