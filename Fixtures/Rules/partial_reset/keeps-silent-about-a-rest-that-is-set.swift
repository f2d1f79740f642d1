// A new trump is a value, not a reset: nothing was forgotten.
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

  func exchange(_ trump: Suit) {
    isDealt = false
    isLocked = false
    self.trump = trump
  }
}

struct Suit { var name: String }
