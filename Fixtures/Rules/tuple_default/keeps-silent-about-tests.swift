import Testing

enum Door { case closed, open, locked }

func react(_ door: Door, isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open, true): "close"
  default: "fine"
  }
}
