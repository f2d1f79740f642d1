enum Door { case closed, open, locked }

func react(to door: Door, isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open, true): "Close it"
  case (.closed, true): "Lock it"
  case (.locked, true), (.open, false), (.closed, false): "All is well"
  case (.locked, false): "Unlock it"
  }
}
