//@ invariant Wrestler: health <= 0 -> !isAlive
final class Wrestler {  //~ broken_invariant "'fall' on a fresh instance can lead to 'isAlive' and 'health <= 0'"
  private var health = 10
  private(set) var isAlive = true

  func take(_ damage: Int) {
    health -= damage
    if health < 1 { isAlive = false }
  }

  func rise() {
    health = 5
    isAlive = true
  }

  func fall() {
    health = 0
  }
}
