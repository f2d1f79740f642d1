//@ maximum_swallowed = 3
enum Door { case closed, open, locked }

func react(to door: Door, isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open, true): "Close it"
  case (.closed, true): "Lock it"
  default: "All is well"
  }
}
