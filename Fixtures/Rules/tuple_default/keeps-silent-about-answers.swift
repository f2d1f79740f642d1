enum Door { case closed, open, locked }

func isSafe(_ door: Door, isNight: Bool) -> Bool {
  switch (door, isNight) {
  case (.locked, true), (.closed, false): return true
  default: return false
  }
}
