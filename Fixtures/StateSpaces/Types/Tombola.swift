//~ states Tombola exact
//~ variables isDrawn prize
//~ make Tombola(prize: unknown() ? Payload() : nil)
//~ do it.draw()
//~ do it.refill()
//~ do it.refund(unknown())
//~ rewrite computed: isDrawn

/// The initialiser sets both, and the flag is worked out from what was just set.
struct Tombola {
  private(set) var isDrawn: Bool
  private(set) var prize: Payload?
  private(set) var draws = 0

  init(prize: Payload?) {
    self.prize = prize
    isDrawn = prize == nil
  }

  mutating func draw() {
    prize = nil
    draws += 1
    isDrawn = prize == nil
  }

  mutating func refill() {
    prize = Payload()
    isDrawn = false
  }

  mutating func refund(_ isWhole: Bool) {
    if isWhole {
      isDrawn = false
      prize = Payload()
    }
  }
}
