// LIMIT: Sets of cases in conditions (`kind == .a || kind == .b`) are not compared with each other.
enum Trail { case flat, hilly, alpine, coastal }

final class Tracker {
  let trail = Trail.flat

  func start() {
    if trail == .hilly || trail == .alpine || trail == .coastal { openBarometer() }
  }

  func stop() {
    if trail == .hilly || trail == .alpine { closeBarometer() }
  }
}
