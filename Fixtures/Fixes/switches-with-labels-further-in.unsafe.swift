enum Tide { case low, rising, high, falling }

func height(_ tide: Tide) -> Int {
  switch tide {
    case .low: return 0
    case .rising, .falling: return 1
    case .high: return 2
  }
}

func note(_ tide: Tide, _ depth: Int) {
  switch tide {
    case .low:
      print("low")
      if depth < 1 {
        print("dry")
      }
    case .rising:
      print("rising")
    case .falling:
      print("falling")
    case .high: break
  }
}

func warn(_ tide: Tide)
{
  switch tide
  {
    case .low:
      print("low")
    case .rising:
      print("rising")
    case .falling:
      print("falling")
    case .high:
      print("high")
  }
}
