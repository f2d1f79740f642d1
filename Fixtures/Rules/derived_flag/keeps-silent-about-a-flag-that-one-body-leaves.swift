// In the night the door may be open and the lamp off.
final class Fridge {
  private var isOpen = false
  private var isLit = false

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
