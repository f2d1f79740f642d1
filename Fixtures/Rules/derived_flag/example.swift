// The lamp in the door says what the door says, and every method must remember it.
final class Fridge {
  private(set) var isOpen = false
  private(set) var isLit = false  //~ derived_flag "'isLit' is true exactly when 'isOpen' is true"

  func open() {
    isOpen = true
    isLit = true
  }

  func close() {
    isOpen = false
    isLit = false
  }
}
