enum Door { case closed, open, locked }

func react(to door: Door, isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open, true): "Close it"
  case (.closed, true): "Lock it"
  default: "All is well"  //~ tuple_default "takes 4 of 6 combinations of '(door, isNight)'"
  }
}
