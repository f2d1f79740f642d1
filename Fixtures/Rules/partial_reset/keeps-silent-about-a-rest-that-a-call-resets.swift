final class CardTable {
  private(set) var isDealt = false
  private(set) var isLocked = false
  private var trump: Suit?

  func deal(_ trump: Suit) {
    isDealt = true
    isLocked = true
    self.trump = trump
  }

  func finish() {
    isDealt = false
    isLocked = false
    trump = nil
  }

  func shuffle() {
    isLocked = false
    isDealt = false
    trump = nil
  }

  func giveUp() {
    isDealt = false
    isLocked = false
    forgetTrump()
  }

  private func forgetTrump() {
    trump = nil
  }
}

struct Suit { var name: String }
