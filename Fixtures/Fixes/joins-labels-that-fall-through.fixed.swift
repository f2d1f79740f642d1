enum Gear { case park, reverse, neutral, first, second, third }

func moves(_ gear: Gear) -> Bool {
  switch gear {
  case .park, .neutral:
    return false
  case .first, .second, .third, .reverse: return true
  }
}

func keepsComments(_ gear: Gear) -> Int {
  switch gear {
  case .park: fallthrough  // the engine is off
  case .neutral: return 0
  case .reverse, .first, .second, .third: return 1
  }
}

func hasNoRoom(_ gear: Gear) -> Int {
  switch (gear, gear) {
  case (.park, .park), (.park, .reverse), (.park, .neutral), (.park, .first),
       (.neutral, .park), (.neutral, .reverse), (.neutral, .neutral), (.neutral, .first),
       (.reverse, .park): return 0
  case (_, _): return 1
  }
}
