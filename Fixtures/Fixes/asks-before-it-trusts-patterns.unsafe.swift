// Only the patterns tell which enum it is, and it may well be an optional.
enum Transport { case train, bus, ferry, bicycle }

func fare(_ trips: [(count: Int, means: Transport)]) -> Int {
  let first = trips[0]
  return switch first.1 {
  case .train: 9
  case .ferry: 12
  case .bus, .bicycle: 3
  }
}
