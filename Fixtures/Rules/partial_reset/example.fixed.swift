// `finish` and `shuffle` put the table back as it was; `giveUp` forgets what lies on it.
final class CardTable {
  private struct Game {
    var trump: Suit
    var leader: Player
  }

  private var game: Game?

  func deal(_ trump: Suit, leader: Player) {
    game = Game(trump: trump, leader: leader)
  }

  func finish() {
    game = nil
  }

  func shuffle() {
    game = nil
  }

  func giveUp() {
    game = nil
  }
}

struct Suit { var name: String }
struct Player { var name: String }
