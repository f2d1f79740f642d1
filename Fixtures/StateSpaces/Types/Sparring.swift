//~ states Sparring exact
//~ variables isStanding health
//~ compares isStanding -> health > 0
//~ make Sparring()
//~ do it.hit()
//~ do it.rest()
//~ do it.faint()
//~ rewrite left: alone

/// A number that is written with literals, counted down and compared, and a flag that follows it but once.
struct Sparring {
  @Whole private var health = 1
  private var isStanding = true

  init() {}

  mutating func hit() {
    guard 0 < health else { return }
    health -= 1
    if health <= 0 { isStanding = false }
  }

  mutating func rest() {
    health = 1
    isStanding = true
  }

  mutating func faint() { health = 0 }
}
