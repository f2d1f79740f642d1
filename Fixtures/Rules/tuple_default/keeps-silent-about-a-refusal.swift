enum Door { case closed, open, locked }

func step(_ door: Door, _ isNight: Bool) throws -> Door {
  switch (door, isNight) {
  case (.open, true): print("close")
  default: preconditionFailure("nobody comes here")
  }
  switch (door, isNight) {
  case (.open, true): return .closed
  case (.closed, true): return .locked
  default: throw DoorError.illegal
  }
}
