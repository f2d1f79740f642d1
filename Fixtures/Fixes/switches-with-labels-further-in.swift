enum Tide { case low, rising, high, falling }

func height(_ tide: Tide) -> Int {
  switch tide {
    case .low: return 0
    case .rising, .falling: return 1
    case .high: return 2
  }
}

func note(_ tide: Tide, _ depth: Int) {
  if tide == .low {
    print("low")
    if depth < 1 {
      print("dry")
    }
  } else if tide == .rising {
    print("rising")
  } else if tide == .falling { print("falling") }
}

func warn(_ tide: Tide)
{
  if tide == .low
  {
    print("low")
  }
  else if tide == .rising
  {
    print("rising")
  }
  else if tide == .falling
  {
    print("falling")
  }
  else
  {
    print("high")
  }
}
