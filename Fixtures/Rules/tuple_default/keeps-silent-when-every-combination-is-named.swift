enum Door { case closed, open }

func react(_ door: Door, isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open, true): "close"
  case (.open, false), (.closed, _): "fine"
  }
}

func superfluous(_ door: Door, isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open, _): "close"
  case (.closed, _): "fine"
  default: "never"
  }
}
