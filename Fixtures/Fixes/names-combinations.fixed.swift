enum Door { case closed, open, locked }

func react(_ door: Door, isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open, true): "close"
  case (.closed, true), (.locked, _): "sleep"
  case (.closed, false), (.open, false): "fine"
  }
}

func optional(_ door: Door?, _ isNight: Bool) -> String {
  switch (door, isNight) {
  case (.open?, true), (.closed?, _), (.locked?, true): "close"
  case (nil, true): "build"
  case (.open?, false), (.locked?, false), (nil, false): "fine"
  }
}

func partly(_ door: Door, _ isNight: Bool, _ count: Int) -> String {
  switch (door, isNight, count) {
  case (.open, true, _) where count > 1: "close"
  case (.open, false, _), (.closed, _, _): "air"
  case (.open, true, _), (.locked, false, _), (.locked, true, _): "fine"
  }
}

func many(_ door: Door, _ other: Door) -> String {
  switch (door, other) {
  case (.open, .open): "draught"
  case (.closed, .closed): "dark"
  default: "fine"
  }
}

func expression(_ door: Door, _ isNight: Bool, _ isCold: Bool) -> String {
  switch (door, isNight) {
  case (.open, !isCold), (.closed, _): "close"
  case (.locked, _): "sleep"
  default: "fine"
  }
}
