enum Bell { case off, single, double, triple }

func rings(_ bell: Bell, _ isNight: Bool) -> Int {
  if bell == .off || isNight {
    return 0
  } else if bell == .single {
    return 1
  } else if bell == .double {
    return 2
  } else if bell == .triple {
    return 3
  }
  return 0
}
