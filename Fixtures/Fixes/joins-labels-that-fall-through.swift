enum Gear { case park, reverse, neutral, first, second, third }

func moves(_ gear: Gear) -> Bool {
  switch gear {
  case .park: fallthrough
  case .neutral:
    return false
  case .first:
    fallthrough
  case .second, .third:
    fallthrough
  case .reverse: return true
  }
}

func keepsComments(_ gear: Gear) -> Int {
  switch gear {
  case .park: fallthrough  // the engine is off
  case .neutral: return 0
  default: return 1
  }
}

func hasNoRoom(_ gear: Gear) -> Int {
  switch (gear, gear) {
  case (.park, .park), (.park, .reverse), (.park, .neutral), (.park, .first): fallthrough
  case (.neutral, .park), (.neutral, .reverse), (.neutral, .neutral), (.neutral, .first): fallthrough
  case (.reverse, .park): return 0
  case (_, _): return 1
  }
}
