// Each is counted with, or its name says so.
final class Arcade {
  private var round = 0
  private var selectedIndex = 0
  private var level = 1

  func begin() { round = 1 }

  func go() { round += 1 }

  func select() { if selectedIndex == 0 { selectedIndex = 1 } else if selectedIndex == 1 { selectedIndex = 2 } }

  func rise() { level = 2 }

  func top() { level = 3 }

  func isHard() -> Bool { level > 2 || level == 1 }
}
