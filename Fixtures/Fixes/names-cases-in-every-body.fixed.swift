enum Gear { case reverse, neutral, first, second }

func drive(_ gear: Gear) -> Int {
  var speed = 0
  switch gear {
  case .reverse:
    speed = -1
    fallthrough
  case .neutral, .first, .second:
    speed += 1
  }
  switch gear {
  case .first: speed += 10
  case .second: speed += 12
  case .reverse, .neutral: break
  }
  outer: for _ in 0..<3 {
    switch gear {
    case .second: speed += 20
    case .reverse, .neutral, .first: continue outer
    }
  }
  let factor = switch gear {
  case .second: 2
  case .reverse, .neutral, .first: 1
  }
  return speed * factor
}

func nested(_ gear: Gear, _ next: Gear) -> Int {
  switch gear {
  case .neutral:
    switch next {
    case .first: return 1
    case .reverse, .neutral, .second: return 0
    }
  case .first, .second:
    return 3
  case .reverse:
    switch next {
    case .neutral: return 5
    case .reverse, .first, .second: return 6
    }
  }
}

@available(*, deprecated)
func old(_ gear: Gear) {
  #if DEBUG
    switch gear {
    case .first: print("first")
    case .reverse, .neutral, .second: print("other")
    }
  #endif
}
