final class Monster {
  var strength = 10 {
    didSet { leaveIfNeeded() }
  }

  private(set) var isActive = true

  private func leaveIfNeeded() {
    guard strength <= 0 else { return }
    isActive = false
    removeFromArena()
  }

  private func removeFromArena() { Arena.shared.remove(self) }
}
