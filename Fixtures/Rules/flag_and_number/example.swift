final class Enemy {
  var health = 10
  var isAlive = true  //~ flag_and_number "'GameLevel.attack' sets 'health' so"
}

final class GameLevel {
  var enemies: [Enemy] = []

  func hit(_ enemy: Enemy) {
    enemy.health -= 1
    if enemy.health <= 0 { enemy.isAlive = false }
  }

  func attack() {
    for enemy in enemies { enemy.health = 0 }
  }
}
