final class Ladder {}

final class Lift {}

struct Floor {
  var ladder: Ladder?
  var lift: Lift?
}

final class Climber {
  var floor = Floor()

  func climb() {
    if let lift = floor.lift {
      ride(lift)
    } else if let ladder = floor.ladder {
      climb(ladder)
    }
  }
}
