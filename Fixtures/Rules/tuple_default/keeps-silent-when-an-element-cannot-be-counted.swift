enum Door { case closed, open, locked }

// LIMIT: Where a pattern looks at an element with countless values, like a number, nothing is counted.
func react(_ door: Door, _ hour: Int) -> String {
  switch (door, hour) {
  case (.open, 22): "Close it"
  default: "All is well"
  }
}

func compare(_ door: Door, _ other: some Portal) -> String {
  switch (door, other.current) {
  case (.open, .ajar): "draught"
  default: "fine"
  }
}
