// `finish` and `shuffle` put the table back as it was; `giveUp` forgets what lies on it.
final class CardTable {
  private(set) var isDealt = false
  private(set) var isLocked = false
  private var trump: Suit?
  private var leader: Player?

  func deal(_ trump: Suit, leader: Player) {
    isDealt = true
    isLocked = true
    self.trump = trump
    self.leader = leader
  }

  func finish() {
    isDealt = false
    isLocked = false
    trump = nil
    leader = nil
  }

  func shuffle() {
    isLocked = false
    isDealt = false
    leader = nil
    trump = nil
  }

  func giveUp() {
    isDealt = false  //~ partial_reset "'giveUp' does not reset 'trump' and 'leader': 'finish' and 'shuffle' reset 'isDealt', 'isLocked', 'trump' and 'leader' together"
    isLocked = false
  }
}

struct Suit { var name: String }
struct Player { var name: String }
