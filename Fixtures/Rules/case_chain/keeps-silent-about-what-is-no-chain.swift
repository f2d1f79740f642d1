enum Whistle { case short, long, double, broken }

func steam(_ whistle: Whistle, _ other: Whistle, _ isNight: Bool) -> Int {
  if whistle == .short {
    return 1
  } else if whistle == .long {
    return 2
  }
  if whistle == .short, isNight {
    return 3
  } else if whistle == .long {
    return 4
  } else if whistle == .double {
    return 5
  }
  if whistle == .short {
    return 6
  } else if other == .long {
    return 7
  } else if whistle == .double {
    return 8
  }
  if whistle == .short {
    return 9
  } else if isNight {
    return 10
  } else if whistle == .double {
    return 11
  }
  return 0
}
