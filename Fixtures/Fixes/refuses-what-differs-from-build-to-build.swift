enum Backend {
  case memory
  case disk
  #if DEBUG
    case broken
  #endif
  case network
}

enum Feature {
  case basic, plain
  @available(macOS 999, *)
  case fancy
}

enum Plain { case one, two, three }

func open(_ backend: Backend) -> Int {
  switch backend {
  case .memory: 1
  default: 2
  }
}

func use(_ feature: Feature) -> Int {
  switch feature {
  case .basic: 1
  default: 2
  }
}

func conditional(_ plain: Plain) -> Int {
  switch plain {
  #if DEBUG
    case .one: return 1
  #endif
  default: return 2
  }
}
