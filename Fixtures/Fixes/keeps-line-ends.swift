enum Tide { case low, high, rising }

func note(_ tide: Tide) -> Int {
  switch tide {
  case .low: return 1
  default: return ["a long line", "that has a body", "which goes to the next", "one"].count
  }
}
