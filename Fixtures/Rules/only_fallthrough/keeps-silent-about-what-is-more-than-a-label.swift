enum ArrowKey { case up, down, left, right, other(Int) }

func steps(_ key: ArrowKey, _ number: Int) -> Int {
  var count = 0
  switch key {
  case .up:
    count += 1
    fallthrough
  case .down, .left, .right, .other:
    count += 1
  }
  switch number {
  case 0: fallthrough
  default: count -= 1
  }
  return count
}

func isFar(_ key: ArrowKey, _ isOn: Bool) -> Bool {
  switch key {
  case .up: fallthrough
  case .down where isOn: return true
  case .left: return false
  #if DEBUG
  case .right: fallthrough
  #endif
  case .other: return false
  case .down, .right: return true
  }
}
