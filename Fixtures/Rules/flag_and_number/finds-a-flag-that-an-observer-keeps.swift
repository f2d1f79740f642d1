final class Dragon {
  var health = 10 {
    didSet { leaveIfNeeded() }
  }

  private(set) var isAlive = true  //~ flag_and_number "the observer of 'health' must remember"

  private func leaveIfNeeded() {
    guard health <= 0 else { return }
    isAlive = false
    remove()
  }

  private func remove() { print("gone") }
}
