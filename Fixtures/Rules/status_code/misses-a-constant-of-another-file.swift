// LIMIT: A constant that another file declares is not recognised.
final class Ship {
  private var course = Course.north

  func turn() { course = Course.south }

  func isGoingSouth() -> Bool { course == Course.south || course == Course.north }
}
