/// Which of the two is meant nobody can tell.
final class Drawer {
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

  func dim() {
    isLit = false
  }
}
