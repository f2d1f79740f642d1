final class Monster {
  var strength = 10
  var isActive = true
}

final class Arena {
  var monsters: [Monster] = []

  func hit(_ monster: Monster) {
    monster.strength -= 1
    if monster.strength <= 0 {
      monster.isActive = false
    }
  }

  func strike() {
    for monster in monsters {
      monster.strength = 0
    }
  }
}
