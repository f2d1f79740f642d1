final class Harvest {
  var baskets = 0
  private(set) var isWorthATrip = false

  func pick() { baskets += 1 }

  func sellAll() { baskets = 0 }

  func decideInTheEvening() {
    if baskets >= 12 { isWorthATrip = true }
  }
}
