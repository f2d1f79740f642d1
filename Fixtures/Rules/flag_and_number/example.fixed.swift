final class Enemy {
  var health = 10
  var isAlive: Bool { health > 0 }
}

final class GameLevel {
  var enemies: [Enemy] = []

  func hit(_ enemy: Enemy) {
    enemy.health -= 1
  }

  func attack() {
    for enemy in enemies { enemy.health = 0 }
  }
}
